import { marked, Parser, type Token, type Tokens } from 'marked';
import { parse } from 'node-html-parser';
import type { Picture } from '../../schemas/fields.ts';
import { decoded } from '../../schemas/old-address.ts';
import { asSentence, type Problem } from '../shared/problems.ts';
import { problemOfUrl } from '../shared/url.ts';

/**
 * Checks the links and pictures in a block of Markdown, and takes out the pictures: `![A shop](images/shop.jpg)`. The
 * HTML has a placeholder for each, which the page replaces (components/prose-pictures.tsx).
 * @param token a block, in which placeholders replace the pictures
 * @param line at which the block begins, counted from 1
 * @param count number of pictures before the block
 */
export function readBlock(token: Token, file: string, line: number, count: number) {
  // All tokens count, also nested ones, such as a tag in a table.
  const block = { pictures: [] as Picture[], problems: [] as Problem[], parts: 0, holdsHtml: false };
  let [from, place] = [0, line];
  marked.walkTokens([token], (inner) => {
    block.parts += 1;
    block.holdsHtml ||= inner.type === 'html';
    // Only two strike words out: "~$500 to ~$700" has two prices.
    if (inner.type === 'del' && !inner.raw.startsWith('~~'))
      Object.assign(inner, { type: 'text', tokens: [TILDE, ...(inner.tokens ?? []), TILDE] });
    const messages = problemsOf(inner);
    if (messages.length === 0 && inner.type !== 'image') return;
    // Their order is that of the text: the lines before a part are counted from the part before it.
    const found = Math.max(from, token.raw.indexOf(inner.raw, from));
    place += token.raw.slice(from, found).split('\n').length - 1;
    from = found;
    const where = `${file}:${place}:1`;
    block.problems.push(...messages.map((message) => ({ where, message })));
    if (inner.type !== 'image') return;
    const { text, href } = inner as Tokens.Image;
    const mark = `<img data-picture="${count + block.pictures.length}">`;
    block.pictures.push({ name: decoded(href) ?? href, alt: text.trim(), where });
    Object.assign(inner, { type: 'html', text: mark });
  });
  return block;
}

const TILDE = { type: 'text', raw: '~', text: '~' };

/** A picture or a file whose name has a space, which Markdown treats as text. Bounded: one could be made to take long. */
const NOT_READ = /(?:!\[[^\]]{0,500}\]\(|\]\(\/files\/)[^)<\s]{0,200}\s[^)]{0,200}\)/;
const BLANK =
  'This would be shown as text, because the name of the file has a space. Rename the file, for example to "shop-front.jpg", and write that name here.';
/** The same of a link; what follows its address may be a title. */
const NOT_LINKED =
  /\]\((?:\/(?!files\/)|#|https?:|mailto:|tel:|sms:)[^)<\s]{0,1000}[ \t]+[^)("'\s][^)]{0,200}\)/i;
const BLANKS =
  'This would be shown as text, because the address of the link has a space. Write %20 in place of each space.';
const TITLE =
  'Nobody would see the words in quotes after the name of this picture. Put them into the text below.';
const MANY_CELLS =
  'A row of this table has more cells than its first one: nobody would see the last of them. Remove them, or add a column to the first row and to the line of hyphens.';
const NO_TABLE =
  'The line of hyphens is missing that makes a table of these lines. Put it below the first one: | --- | --- |.';
const NO_ALTERNATIVE =
  'This picture has no alternative text. Write between the brackets, in a few words, what it shows, for those who do not see it: ![Our shop on Main Street](images/shop.jpg).';
const NO_FOLDER =
  'The folder of this picture is missing. Put the picture into static/images, and write ![what it shows](images/its-name.jpg).';
const NOT_OURS =
  'Pictures must be on this site: any other site would learn who reads the page. Put the picture into static/images, and write ![what it shows](images/its-name.jpg).';

function problemsOf(token: Token): string[] {
  if (
    'tokens' in token &&
    /^(?:text|paragraph)$/.test(token.type) &&
    NOT_LINKED.test(token.raw.replace(/`[^`]*`|\\\[/g, ''))
  )
    return [BLANKS];
  if (token.type === 'text') return NOT_READ.test(token.raw) ? [BLANK] : [];
  if (token.type === 'table') {
    const { header, raw } = token as Tokens.Table;
    return raw.split('\n').some((line) => cellsIn(line) > header.length) ? [MANY_CELLS] : [];
  }
  if (token.type === 'paragraph') return /^\|.*\|\s*(?:\n|$)/.test(token.raw) ? [NO_TABLE] : [];
  if (token.type === 'image') {
    const url = shownUrl(token);
    const problem = /^\/?images\/[^\\]+$/.test(url)
      ? []
      : [/^[\w -]+\.\w+$/.test(url) ? NO_FOLDER : NOT_OURS];
    const alternative = token.text.trim() === '' ? [NO_ALTERNATIVE] : [];
    return [...problem, ...alternative, ...(token.title ? [TITLE] : [])];
  }
  if (token.type !== 'link') return [];
  // As written and as browsers read it: "javascript&colon;" is a scheme too.
  const problem = problemOfUrl(token.href, 'link') ?? problemOfUrl(shownUrl(token), 'link');
  return problem ? [asSentence(problem)] : [];
}

/** Number of cells in a line of a table. */
const cellsIn = (line: string) => line.replace(/^\s*\||\|\s*$/g, '').split(/(?<!\\)\|/).length;

/** The URL on the finished page. */
function shownUrl(token: Token): string {
  const element = parse(Parser.parseInline([token])).querySelector('a, img');
  return element?.getAttribute('href') ?? element?.getAttribute('src') ?? '';
}
