declare module 'vnu-jar' {
  /** Path of the checker's program. */
  const jar: string;
  export default jar;
}
