import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LucideIcon } from 'lucide-react';
import { REPOSITORY } from './source.ts';

const require = createRequire(path.join(REPOSITORY, 'package.json'));

/** The library's own list imports every icon. */
const files = readdirSync(path.dirname(require.resolve('lucide-react/icons/house')));

/** The names of all icons: `arrow-right`. */
export const ICON_NAMES: readonly string[] = files
  .filter((file) => file.endsWith('.mjs') && file !== 'index.mjs')
  .map((file) => file.slice(0, -'.mjs'.length))
  .sort();

const names = new Set(ICON_NAMES);

/**
 * Loads one icon. Loading the whole library would take a quarter of a build.
 * @param name as on lucide.dev: `arrow-right`
 * @returns undefined if there is none of that name
 */
export const loadIcon = (name: string): LucideIcon | undefined =>
  names.has(name) ? require(`lucide-react/icons/${name}`).default : undefined;
