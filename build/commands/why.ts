import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { originOfClass } from '../../components/engine.ts';
import { discoverPages } from '../routes/list.ts';
import { readOptions } from '../shared/options.ts';
import { runCommand } from './run-command.ts';

/** A rule, also within a media query. */
const RULE = /([^{}]+)\{([^{}]*)\}/g;

/**
 * Explains the rules in a page's style element that contain a text: the rule, where each of its class names comes from,
 * and the first element of the page that has it.
 */
export function whyRules(html: string, text: string): string[] {
  const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  return [...css.matchAll(RULE)].flatMap(([rule, selector = '']) => {
    if (!rule.includes(text)) return [];
    const names = [...selector.matchAll(/\.([a-z]\w+)/gi)].map(([, name = '']) => name);
    const reasons = [...new Set(names)].map((name) => {
      const [tag] = new RegExp(`<[^<>]* class="(?:[^"]* )?${name}[ "][^>]*>`).exec(html) ?? [];
      return `  .${name} is ${originOfClass(name) ?? 'in no sheet'}${tag ? `, for ${tag}` : ''}`;
    });
    return [rule, ...(reasons.length > 0 ? reasons : ['  for all elements'])];
  });
}

/** `npm run -s why -- /packages/ .a1` */
async function main(): Promise<void> {
  const [route = '/', text = ''] = process.argv.slice(2);
  const { root, out } = readOptions([], process.env);
  const file = path.join(out, route, 'index.html');
  if (!existsSync(file))
    throw new Error(`The last build has no page ${route}. Usage: npm run -s why -- /packages/ .a1`);
  // Loads all sheets.
  await discoverPages(root);
  for (const line of whyRules(readFileSync(file, 'utf8'), text)) console.log(line);
}

runCommand(import.meta.url, main);
