/** Drawings as pictures: made once, isolated from the page, rasterised by the browser. */

const made = new Map<string, string>();

/** A drawing as the address of an image. */
export const dataUri = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/[%#<>"]/g, encodeURIComponent)}`;

/** The picture of that name, drawn when it is first asked for. */
export function picture(name: string, draw: () => string): string {
  let address = made.get(name);
  if (address === undefined) {
    address = dataUri(draw());
    made.set(name, address);
  }
  return address;
}
