import { transform } from 'esbuild';
import { placeholderRule } from '../../components/picture.ts';
import { allStyles } from '../../components/sheet.ts';

/** The colors and sizes that all sheets share. */
const ROOT = /:root\{[^}]*\}/g;

/**
 * Gives a function that gathers the rules a page needs: those of the bare elements, those of each class name, and of
 * the colors and sizes that all sheets share, those that are used. Call it when all pages are loaded.
 * @returns takes the class names and the custom properties (`--ink`) that a page names, each once
 */
export function makeCriticalCss(): (used: ReadonlySet<string>) => Promise<string> {
  const styles = allStyles();
  const known = new Map<string, Promise<string>>();
  return (used) => {
    const key = [...used].join(' ');
    const css = known.get(key) ?? criticalCss(styles, used);
    known.set(key, css);
    return css;
  };
}

async function criticalCss(
  { elements, sheets }: ReturnType<typeof allStyles>,
  used: ReadonlySet<string>,
): Promise<string> {
  const rules = sheets.flatMap(({ css }) =>
    [...css].filter(([name]) => used.has(name)).map(([, rule]) => rule),
  );
  const placeholders = [...used].sort().flatMap((name) => placeholderRule(name) ?? []);
  const css = [elements, ...rules, ...placeholders].join('');
  const properties = new Set([...used, ...propertiesIn(css)]);
  const { code } = await transform(css.replace(ROOT, withOnly(properties)), {
    loader: 'css',
    minify: true,
    // Every browser that the site supports knows what the sheets say; nothing is rewritten for older ones.
    target: 'esnext',
  });
  return exceptionsLast(code.trimEnd());
}

/** Rules for paper, for forced colors and for letters so large that a line holds few of them. */
const EXCEPTION =
  /@media ?(?:print|\(forced-colors: ?active\)|\(max-width: ?16em\))\{((?:[^{}]*\{[^{}]*\})*)\}/g;

/** Gathers the rules of each exception in one block at the end: scattered they weigh 20 to 80 bytes more. */
function exceptionsLast(css: string): string {
  const gathered = new Map<string, string>();
  const rest = css.replace(EXCEPTION, (block, rules: string) => {
    const condition = block.slice(0, block.indexOf('{'));
    gathered.set(condition, (gathered.get(condition) ?? '') + rules);
    return '';
  });
  return [rest, ...[...gathered].map(([condition, rules]) => `${condition}{${rules}}`)].join('');
}

/** Names of the custom properties that a text takes a value from. */
export const propertiesIn = (text: string): string[] =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** Leaves out definitions that nobody uses. */
const withOnly = (used: ReadonlySet<string>) => (root: string) =>
  root.replace(/(--[\w-]+):[^;]*;/g, (definition, name: string) => (used.has(name) ? definition : ''));

/**
 * Puts the URLs of files into rules that name them: `url(drawings/contours-wood.svg)`.
 * @param asset gives the URL of a file @throws an Error if there is no such file
 */
export const withUrls = (css: string, asset: (file: string) => string) =>
  css.replace(/\burl\(((?:drawings|images)\/[^)]+)\)/g, (_reference, file: string) => `url(${asset(file)})`);
