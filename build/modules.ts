import { pathToFileURL } from 'node:url';

/**
 * Loads a module of the site by its name: a page, or the sheet of an island. In a program that is one script
 * (build/bundle.mjs) a table of these modules stands here instead.
 * @param file absolute path
 */
export const importModule = <Module>(file: string): Promise<Module> => import(pathToFileURL(file).href);
