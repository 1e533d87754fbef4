/** Where on a table actions are chosen. Places are named as in `data-at`. */

/** The action that is chosen at each place. */
export type Targets = ReadonlyMap<string, string>;

/** Actions by the place where each is chosen; those without a place are left out. */
export const byPlace = (
  actions: readonly string[],
  placeOf: (action: string) => string | undefined,
): Targets =>
  new Map(
    actions.flatMap((action): [string, string][] => {
      const place = placeOf(action);
      return place === undefined ? [] : [[place, action]];
    }),
  );
