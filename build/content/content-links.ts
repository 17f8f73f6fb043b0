import { Lexer, marked } from 'marked';
import { fillTemplate } from '../../schemas/fill-template.ts';
import { readPhone } from '../shared/phone.ts';
import { type LoadedContent, placeholders } from './load.ts';
import type { TextAt } from './source.ts';

/** A URL in the content, as it is on the page, and the text that has it. */
export interface ContentLink {
  url: string;
  text: Pick<TextAt, 'where'>;
}

/**
 * Lists every URL in the content: links in Markdown, bare URLs and email addresses in any text, values that are a path
 * on the site, and the phone number, which components turn into a link.
 */
export function contentLinks({ allTexts, content: { site, policiesPage } }: LoadedContent): ContentLink[] {
  const urlsOf = (value: string): string[] => {
    const filled = fillTemplate(value, placeholders(site, policiesPage)).trim();
    if (filled.startsWith('/')) return [filled];
    if (site.phone && readPhone(filled)?.href === site.phone.href) return [site.phone.href];
    return urlsIn(filled);
  };
  return allTexts().flatMap((text) => urlsOf(text.value).map((url) => ({ url, text })));
}

function urlsIn(text: string): string[] {
  const found: string[] = [];
  // Line by line and without quotes and lists, which may be nested deeply.
  marked.walkTokens(Lexer.lexInline(text), (token) => {
    if ('href' in token) found.push(String(token.href));
  });
  return [...new Set(found)];
}
