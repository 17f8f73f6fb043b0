import createEmotionServer from '@emotion/server/create-instance';
import { transform } from 'esbuild';
import { KEY, makeStyleCache, placeholderRule } from '../../components/engine.ts';
import { grouped } from '../shared/grouped.ts';
import { memoized } from '../shared/memoized.ts';

/** The colors and sizes that all sheets share. */
const ROOT = /:root\{[^}]*\}/g;

/**
 * Returns a function that gathers the rules a page needs: those of bare elements, those of its class names, and the
 * shared colors and sizes that they use. Call it when all pages are loaded.
 * @returns takes the class names and the custom properties (`--ink`) of a page, separated by spaces
 */
export function makeCriticalCss(): (used: string) => Promise<string> {
  const { extractCritical } = createEmotionServer(makeStyleCache());
  return memoized(async (used: string) => {
    const names = [...new Set(used.split(' '))];
    const { css: rules } = extractCritical(names.map((name) => `${KEY}-${name}`).join(' '));
    const placeholders = names.toSorted().flatMap((name) => placeholderRule(name) ?? []);
    const css = [rules, ...placeholders].join('');
    const properties = new Set([...names, ...propertiesIn(css)]);
    const { code } = await transform(css.replace(ROOT, withOnly(properties)), {
      loader: 'css',
      minify: true,
      // All supported browsers understand the sheets; nothing is rewritten for older ones.
      target: 'esnext',
    });
    const short = code.trimEnd().replace(CUSTOM_PROPERTY, (value) => value.replaceAll(', ', ','));
    return joined(exceptionsLast(short));
  });
}

/** esbuild leaves the values of custom properties as they are written. */
const CUSTOM_PROPERTY = /--[\w-]+:[^;{}]*/g;

/** Rules for print, for forced colors, and for text so large that a line has only a few letters. */
const EXCEPTION =
  /(@media ?(?:print|\(forced-colors: ?active\)|\(max-width: ?16em\)))\{((?:[^{}]*\{[^{}]*\})*)\}/g;

/** Gathers the rules of each media query in one block at the end: scattered they add 20 to 80 bytes. */
function exceptionsLast(css: string): string {
  const gathered = [...grouped(css.matchAll(EXCEPTION), ([, condition = '']) => condition)].map(
    ([condition, blocks]) => `${condition}{${blocks.map(([, , rules]) => rules).join('')}}`,
  );
  return [css.replace(EXCEPTION, ''), ...gathered].join('');
}

/** Puts the rules of two neighboring blocks with the same media query into one. */
const joined = (css: string) =>
  css.replace(
    /(@media[^{}]*\{)((?:[^{}]*\{[^{}]*\})*)\}\1/g,
    (_two, query: string, rules: string) => query + rules,
  );

/** Names of the custom properties that a text uses. */
export const propertiesIn = (text: string): string[] =>
  text.includes('var(') ? [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name) : [];

/** Leaves out unused definitions. */
const withOnly = (used: ReadonlySet<string>) => (root: string) =>
  root.replace(/(--[\w-]+):[^;]*;/g, (definition, name: string) => (used.has(name) ? definition : ''));

/**
 * Replaces the file names in rules with their URLs: `url(drawings/contours.svg)`.
 * @param asset gives the URL of a file @throws Error if there is no such file
 */
export const withUrls = (css: string, asset: (file: string) => string) =>
  css.replace(/\burl\(((?:drawings|images)\/[^)]+)\)/g, (_reference, file: string) => `url(${asset(file)})`);
