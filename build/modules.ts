import { pathToFileURL } from 'node:url';

// In a program that is one script (build/bundle.mjs) a table stands in the place of this file.

/**
 * Loads a module of the site by its name: a page, or the sheet of an island.
 * @param file absolute path
 */
export const importModule = <Module>(file: string): Promise<Module> => import(pathToFileURL(file).href);

/**
 * Digest of all own code that a page is made by.
 * @param _file absolute path of the page's file
 * @returns undefined where nobody has looked at what it imports
 */
export const codeOf = (_file: string): string | undefined => undefined;
