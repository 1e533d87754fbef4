/** Tables of the rules, and caves carved from them, that are made while the application is built. */

declare module '*/games/tyrants/board.py' {
  export const SITES: import('./cave').Site[];
  export const ROUTES: import('./cave').Route[];
}

declare module '*?cave=center' {
  const cave: import('./cave').Cave;
  export default cave;
}
declare module '*?cave=left-center' {
  const cave: import('./cave').Cave;
  export default cave;
}
declare module '*?cave=center-right' {
  const cave: import('./cave').Cave;
  export default cave;
}
declare module '*?cave=left-center-right' {
  const cave: import('./cave').Cave;
  export default cave;
}
