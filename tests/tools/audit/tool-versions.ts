import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';

const PACKAGES = [
  ['Lighthouse', 'lighthouse'],
  ['axe-core', 'axe-core'],
  ['html-validate', 'html-validate'],
  ['Nu HTML checker', 'vnu-jar'],
] as const;

/** Names and versions of the audit's tools, for the head of its output. */
export function versions(browser: Browser): string {
  const installed = PACKAGES.map(([title, name]) => `${title} ${versionOf(name)}`);
  return [...installed, `Chromium ${browser.version()}`, `Node ${process.versions.node}`].join(', ');
}

function versionOf(name: string): string {
  const folder = ['node_modules', '../../../node_modules']
    .map((modules) => path.join(import.meta.dirname, modules, name))
    .find((place) => existsSync(place));
  return folder ? JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version : 'none';
}
