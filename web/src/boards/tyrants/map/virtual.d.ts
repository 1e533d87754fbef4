/** Caves that are carved while the application is built. */

declare module 'virtual:cave/*' {
  const cave: import('./cave').Cave;
  export default cave;
}
