import { createRequire } from 'node:module';
import type { LucideIcon } from 'lucide-react';
import files from 'lucide-react/dynamicIconImports.mjs';

const require = createRequire(import.meta.url);

/** The names of all icons: `arrow-right`. */
export const ICON_NAMES: readonly string[] = Object.keys(files);

const names = new Set(ICON_NAMES);

/**
 * Loads one icon. Loading the whole library would take a quarter of a build.
 * @param name as on lucide.dev: `arrow-right`
 * @returns undefined if there is none of that name
 */
export const loadIcon = (name: string): LucideIcon | undefined =>
  names.has(name) ? require(`lucide-react/icons/${name}`).default : undefined;
