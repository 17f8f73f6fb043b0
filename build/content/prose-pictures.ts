import { marked, type Token, type Tokens } from 'marked';
import type { Picture } from '../../schemas/fields.ts';
import type { Problem } from '../shared/problems.ts';
import { linesAhead } from './prose-urls.ts';

/** Pictures in a text, and what is wrong with their syntax. */
export interface ProsePictures {
  pictures: Picture[];
  problems: Problem[];
}

/**
 * Takes the pictures out of a block of Markdown: `![A shop front](images/shop.jpg)`. The HTML has a placeholder for
 * each, which the page replaces (components/prose-pictures.tsx).
 * @param token a block, in which placeholders replace the pictures
 * @param line at which the block begins, counted from 1
 * @param count number of pictures before the block
 */
export function takePictures(token: Token, file: string, line: number, count: number): ProsePictures {
  const found: ProsePictures = { pictures: [], problems: [] };
  const ahead = linesAhead(token.raw);
  marked.walkTokens([token], (inner) => {
    const where = () => `${file}:${line + ahead(inner.raw)}:1`;
    if (inner.type === 'text' && NOT_READ.test(inner.raw))
      found.problems.push({ where: where(), message: BLANK });
    if (inner.type !== 'image') return;
    const { text: alt, href } = inner as Tokens.Image;
    if (alt.trim() === '') found.problems.push({ where: where(), message: NO_ALTERNATIVE });
    const mark = `<img data-picture="${count + found.pictures.length}">`;
    found.pictures.push({ name: nameOf(href), alt: alt.trim(), where: where() });
    Object.assign(inner, { type: 'html', text: mark });
  });
  return found;
}

/**
 * A picture whose file name has a space, which Markdown treats as text. Bounded, because a text could be made to take
 * long.
 */
const NOT_READ = /!\[[^\]]{0,500}\]\([^)<\s]{0,200}\s[^)]{0,200}\)/;
const BLANK =
  'This picture would be shown as text, because the name of its file has a space. Rename the file, such as "shop-front.jpg", and write that name here.';
const NO_ALTERNATIVE =
  'This picture has no alternative text. Write between the brackets, in a few words, what it shows, for those who do not see it: ![Our shop on Main Street](images/shop.jpg).';

function nameOf(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}
