/** Where the fifteen spots of a chamber lie: rows of 5, 4, 3, 2 and 1, each offset by half a spot. */

export const ROWS = [5, 4, 3, 2, 1];

export interface Measure {
  width: number;
  height: number;
  gap: number;
  edge: number;
}

export interface Box {
  x: number;
  y: number;
}

export const LARGE: Measure = { width: 100, height: 73, gap: 5, edge: 12 };
export const SMALL: Measure = { width: 36, height: 19.5, gap: 2.5, edge: 2 };

/** The left upper corner of each spot. */
export const spots = ({ width, height, gap, edge }: Measure): Box[] =>
  ROWS.flatMap((count, row) =>
    Array.from({ length: count }, (_, column) => ({
      x: (column + row / 2) * (width + gap) + edge,
      y: row * (height + gap) + edge,
    })),
  );

export const extent = ({
  width,
  height,
  gap,
  edge,
}: Measure): { width: number; height: number } => ({
  width: 5 * width + 4 * gap + 2 * edge,
  height: 5 * height + 4 * gap + 2 * edge,
});
