import createEmotionServer from '@emotion/server/create-instance';
import { styles } from '../components/sheet.ts';

const server = createEmotionServer(styles);

/** The colours and sizes that all sheets share. */
const ROOT = /:root\{[^}]*\}/g;

/** Gives `criticalCss`, which then gathers the rules once for all pages that use the same. */
export function makeCriticalCss(): typeof criticalCss {
  const known = new Map<string, string>();
  return (html, kept = []) => {
    const names = new Set([...(html.match(NAMES) ?? []), ...kept]);
    const used = [...names].sort().join(' ');
    const css = known.get(used) ?? criticalCss(used);
    known.set(used, css);
    return css;
  };
}

/** Names of classes, and of colours and sizes. */
const NAMES = new RegExp(`\\b${styles.key}-\\w+|var\\(--[\\w-]+`, 'g');

/**
 * The rules that a page needs: global ones, and those of each class name that stands in its HTML; of the colours and
 * sizes that all sheets share, those that are used.
 * @param html the finished body
 * @param kept class names that an island will use once it moves
 */
export function criticalCss(html: string, kept: string[] = []): string {
  const { css } = server.extractCritical(`${html} ${kept.join(' ')}`);
  return compact(css.replace(ROOT, withOnly(variablesIn(`${css}${html}`))));
}

const variablesIn = (text: string) => new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));

/** Leaves out definitions that nobody uses. */
const withOnly = (used: ReadonlySet<string | undefined>) => (root: string) =>
  root.replace(/(--[\w-]+):[^;]*;/g, (definition, name: string) => (used.has(name) ? definition : ''));

const compact = (css: string) =>
  css
    .replaceAll(';}', '}')
    .replace(BLANKS, (blanks, quoted) => quoted ?? blanks.trim())
    .replace(/(?<=[:,( -])0\.(?=\d)/g, '.');

/** Blanks that mean nothing, after a comma and in a media query; what stands in quotes is left alone. */
const BLANKS = /("[^"]*")|, |(?<=\([a-z-]+:) /g;

/**
 * Puts the addresses of files into rules that name them: `url(drawings/contours-wood.svg)`.
 * @param asset gives the address of a file @throws an Error if there is no such file
 */
export const withAddresses = (css: string, asset: (file: string) => string) =>
  css.replace(/\burl\(((?:drawings|images)\/[^)]+)\)/g, (_reference, file: string) => `url(${asset(file)})`);
