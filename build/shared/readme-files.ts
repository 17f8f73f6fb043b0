/**
 * Whether a file is a README, which explains a folder to developers and editors and is never published.
 * @param name of the file, without its folder
 */
export const isReadme = (name: string): boolean => /^readme(?:\.(?:md|txt))?$/i.test(name);
