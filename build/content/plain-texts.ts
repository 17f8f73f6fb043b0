import { parse } from 'node-html-parser';
import { PLACEHOLDER, PLACEHOLDERS } from '../../schemas/fill-template.ts';
import { findCharacter } from '../shared/characters.ts';
import { nearest } from '../shared/nearest.ts';
import type { Problem } from '../shared/problems.ts';
import { type Source, valuesIn } from './source.ts';

/** The messages about a tag, in Markdown and in all other texts. */
export const NO_HTML =
  'HTML tags are not allowed here. Write the words alone; the text of a .md file may use Markdown.';

const TAG = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--/i;
const REFERENCE = /&(?:[a-z]{2,8}|#\d{2,6}|#x[0-9a-f]{2,5});/i;
const MARKDOWN = /\*\*[^*\s][^*]*\*\*|\[[^[\]]+\]\((?:https?:|mailto:|tel:|\/|#)[^)]*\)/;

const FRAME = /<iframe[^>]*?\ssrc=["']([^"']+)["']/i;
const FACT = /\{(?:agency|email|phone|address)\}/;

/** A character written as a code in YAML or JSON, such as \\uD800: in the file it looks harmless. */
const CODE = /\\[^nt"\\/\s]/;

/** A comment that begins like a part of the text before it: `We are #1`, `77 Main Street # 4`. */
const CUT = /\S[ \t]+#(?:[^\s#]| ?\d)/;

const ANY = new RegExp(
  [TAG, REFERENCE, MARKDOWN, PLACEHOLDER, CUT, /["']!sample/].map(({ source }) => source).join('|'),
  'i',
);

/**
 * Finds texts with HTML or Markdown, which visitors would see as source, and forbidden characters in texts and keys.
 * @param source a YAML file, or the front matter of a Markdown file
 */
export function problemsInTexts(source: Source): Problem[] {
  if (!ANY.test(source.text) && !CODE.test(source.text)) return [];
  return valuesIn(source.value).flatMap(({ path, value }) => {
    const key = path.at(-1);
    const inKey = hiddenCharacter(String(key));
    if (inKey) return [{ where: source.atKey(path.slice(0, -1), String(key)), message: inKey }];
    // content/release.yaml repeats texts of other files.
    const isQuote = source.file === 'content/release.yaml';
    const message =
      typeof value === 'string' &&
      (hiddenCharacter(value) ?? (isQuote ? undefined : problemOf(value, key, source.commentAfter(path))));
    return message ? [{ where: source.at(path), message }] : [];
  });
}

function hiddenCharacter(text: string): string | undefined {
  const bad = findCharacter(text);
  return (
    bad &&
    `This text contains a forbidden character (${bad.code}), written with a backslash. Delete that code.`
  );
}

/** @param key of the text @param comment after it that begins like a part of it */
function problemOf(text: string, key: PropertyKey | undefined, comment?: string): string | undefined {
  if (comment)
    return `This text ends before "${comment.slice(0, 60)}", which is a comment that nobody sees. Put quotes around the whole text, or the comment on a line of its own.`;
  if (text.startsWith('!sample'))
    return 'Visitors would see "!sample" here. Put it before the quotes, or delete it.';
  const [, address] = FRAME.exec(text) ?? [];
  if (address) return `This is the complete code of a frame. Keep only the address after src=: ${address}`;
  if (TAG.test(text)) return NO_HTML;
  const [reference] = (!/^\w+:\S+$/.test(text) && REFERENCE.exec(text)) || [];
  if (reference && parse(reference).text !== reference)
    return `${reference} is HTML for a character. Visitors would see it as it is here: write the character itself.`;
  const [marked] = MARKDOWN.exec(text) ?? [];
  if (marked)
    return `${marked.slice(0, 60)} is Markdown, which works only in the text of .md files. Visitors would see it as it is here: write the words alone.`;
  const [fact] = FACT.exec(text) ?? [];
  if (fact && key !== 'copyright' && key !== 'call')
    return `Only the text of .md files may contain ${fact}. Visitors would see it as it is here: write the words.`;
  for (const [place, name = ''] of text.matchAll(PLACEHOLDER)) {
    const meant = nearest(name, PLACEHOLDERS);
    if (meant && meant !== name)
      return `${place} stands for nothing. Visitors would see it as it is here. Did you mean {${meant}}?`;
  }
  return undefined;
}
