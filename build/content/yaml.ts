import { load } from 'js-yaml';
import { DEEPEST } from './yaml-document.ts';

/**
 * What the two parsers might read differently, and hardly anybody writes: it is left to the one that explains.
 * The longer parts begin with a character that few places have, and look back from it, which is three times as fast.
 */
const UNUSUAL = new RegExp(
  [
    /^%|^---|^\.\.\.|\t|<</, // directives, limits of documents, tabs, merge keys
    /\r(?!\n)|[\u0085\u2028\u2029]/, // line ends that are none
    /[?:](?=[\s,\]}]|$)(?<=(?:^|[-[{,]) *.)|:(?<=^ *(?:- +)*(?:~|null) *:)/, // keys that are marked by "?", missing or null
    /[&*!](?<=(?:^|[\s[{,:-]).)/, // anchors, aliases, tags
    /\de[-+]?\d{3}/, // numbers beyond what a computer counts to
  ]
    .map(({ source }) => source)
    .join('|'),
  'im',
);

/** `!sample` where a value begins: after a key or the dash of a list. */
const SAMPLE_MARK = /^([ ]*(?:- +)*(?:[\w-]+: +|- +))!sample(?=[ \n]|$)/gm;
const BLOCK_TEXT = /[|>][-+\d]*\s*$/m;

/**
 * Reads the YAML of a content file ten times as fast as the parser that knows where each value is
 * (positions.ts), and means the same by it.
 * @returns undefined for what has a mistake, or is so unusual that only that parser reads it
 */
export function parseYaml(text: string): { value: unknown } | undefined {
  const isMarked = text.includes('!sample') && !BLOCK_TEXT.test(text);
  const plain = isMarked ? text.replace(SAMPLE_MARK, '$1       ') : text;
  if (UNUSUAL.test(plain)) return undefined;
  try {
    return { value: load(plain, { maxDepth: DEEPEST }) };
  } catch {
    return undefined;
  }
}
