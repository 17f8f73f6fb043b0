import { BULLET } from '../../schemas/bullet.ts';

/** The lines of a text without blank ones and the bullets of a word processor. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n|[\v\u2028\u2029]/)
    .map((line) =>
      line
        .replace(BULLET, '')
        .replace(/^(?:[-*] |\d+[.)]\t)/, '')
        .trim(),
    )
    .filter(Boolean);

/** Makes the bullets of a word processor a list. Letters, to which a clause may refer, stay as words. */
export const markdownOf = (text: string): string =>
  text.replace(new RegExp(BULLET, 'gm'), (sign) => (/[.)§]/.test(sign) ? `- ${sign.trim()} ` : '- '));

/** What somebody typed, as one of several kinds: a list if it has several lines, true and numbers as what they are. */
export function ofKind(text: string, kinds: { type: string }[]): unknown {
  const has = (type: string) => kinds.some((kind) => kind.type === type);
  if (has('array') && text.includes('\n')) return text.split('\n').filter((line) => line.trim() !== '');
  if (text === 'true' && has('boolean')) return true;
  // Not 007 or 1.10, which would be shown as other numbers.
  return has('number') && /^-?\d/.test(text) && String(Number(text)) === text ? Number(text) : text;
}
