/** `arrow-right` -> `ArrowRight`, the way the icon library names its components. */
export const iconKey = (name: string) =>
  name.replace(/(^|-)([a-z0-9])/g, (_all, _dash, letter: string) => letter.toUpperCase());
