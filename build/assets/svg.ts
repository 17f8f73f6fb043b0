import { isUtf8 } from 'node:buffer';
import { SaxesParser } from 'saxes';
import type { Problem } from '../shared/problems.ts';
import { problemOfElement, problemOfStyle, type Tag } from './svg-problems.ts';

// A comment ends at the first -->: with a second way to match it, each further comment would double the time.
const BEGINS_AS_SVG =
  /^\uFEFF?(?:\s|<\?[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE[^>]*>)*<(?:[\w-]+:)?svg[\s>]/i;

/** Whether a file claims to be an SVG, by its name or its beginning. */
export const isSvg = (name: string, contents: string | Uint8Array): boolean =>
  /\.svgz?$/i.test(name) || BEGINS_AS_SVG.test(Buffer.from(contents.slice(0, 4096) as Uint8Array).toString());

const AGAIN = 'Save the picture again as plain SVG, or as a PNG.';
const NONE = 'This file is named or marked as an SVG, but is not one.';
const ENCODING = 'This SVG is not saved as UTF-8, so the build cannot see what is in it.';
const holds = (what: string) => `This SVG contains ${what}, which a picture must not.`;

/**
 * Reports active content in an SVG. Opened by itself, it would run scripts with all rights of the site.
 * @param file its name for messages
 * @returns the first problem; undefined for a plain picture
 */
export function svgProblems(file: string, contents: string | Uint8Array): Problem[] {
  const bytes = Buffer.from(contents as Uint8Array);
  const isText = isUtf8(bytes) && !bytes.includes(0);
  const found = isText ? firstProblem(bytes.toString()) : { offset: 0, message: NONE };
  if (!found) return [];
  const before = bytes.toString().slice(0, found.offset).split('\n');
  const place = `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
  return [{ where: `${file}:${place}`, message: `${found.message} ${AGAIN}` }];
}

interface SvgProblem {
  /** Characters of the file before it. */
  offset: number;
  message: string;
}

function firstProblem(text: string): SvgProblem | undefined {
  const parser = new SaxesParser({ xmlns: true });
  let first: SvgProblem | undefined;
  let style = '';
  let hasRoot = false;
  /** The last thing that began: messages refer to all of it. */
  const begin = () => Math.max(0, text.lastIndexOf('<', parser.position - 2));
  let start = 0;
  const note = (message: string | undefined, offset = start) => {
    if (message) first ??= { offset, message };
  };
  const noteHeld = (what: string | undefined) => note(what && holds(what));

  parser.on('error', () => first ?? note(NONE, begin()));
  parser.on('xmldecl', ({ encoding = 'utf-8' }) =>
    note(/^(?:utf-8|us-ascii)$/i.test(encoding) ? undefined : ENCODING),
  );
  parser.on('doctype', (doctype) => noteHeld(doctype.includes('[') ? 'definitions (<!ENTITY>)' : undefined));
  parser.on('processinginstruction', ({ target }) =>
    noteHeld(target === 'xml-stylesheet' ? 'a link to a style sheet' : undefined),
  );
  parser.on('opentagstart', () => {
    start = begin();
  });
  parser.on('opentag', (tag) => {
    note(hasRoot || isRoot(tag) ? undefined : NONE);
    hasRoot = true;
    style = '';
    noteHeld(problemOfElement(tag));
  });
  // Comments and CDATA may split the text of a style sheet.
  const gather = (words: string) => {
    style += words;
  };
  parser.on('text', gather);
  parser.on('cdata', gather);
  parser.on('closetag', ({ local }) => noteHeld(local === 'style' ? problemOfStyle(style) : undefined));
  parser.write(text).close();
  return first;
}

const isRoot = ({ local, uri }: Tag) => local === 'svg' && uri === 'http://www.w3.org/2000/svg';
