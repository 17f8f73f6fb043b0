import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The folder of build.ts. */
export const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** Imports a file of the site by its path. build/start.mjs puts another module in the place of this one. */
export const importSource = (file: string) => import(pathToFileURL(file).href);
