import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';

/** An island's root element, taken from one of our pages. */
export interface IslandPart {
  name: string;
  /** Class of its parent element. */
  className: string;
  props: Record<string, unknown>;
  /** Its HTML before any script runs. */
  html: string;
  /** HTML of its static parts, by their names in the view. */
  slots: Record<string, string>;
}

/** One of our built pages in parts: the same text, markup and rules for every generator. */
export interface PageParts {
  route: string;
  /** Name for its files: `home`, `services-seo`. */
  name: string;
  /** Lines of the head without style, policy and character set. */
  head: string;
  css: string;
  /** The body without scripts: pieces of HTML with the islands between them. */
  body: (string | IslandPart)[];
}

const SLOTS: Record<string, Record<string, string>> = {
  menu: { services: 'nav details ul', bands: 'details > nav > ul' },
  carousel: { slides: '[data-track]' },
};

/**
 * Splits a page of dist into its parts.
 * @param folder the built site
 * @throws Error for a page without style or body
 */
export function takeApart(folder: string, route: string): PageParts {
  const html = readFileSync(path.join(folder, route, 'index.html'), 'utf8');
  const [, head, css, body] = /<head>(.*)<style>(.*?)<\/style>.*<body>(.*)<\/body>/s.exec(html) ?? [];
  if (head === undefined || css === undefined || body === undefined)
    throw new Error(`${route} has not the shape of build/render/document.ts.`);
  const lines = head.split('\n').filter((line) => !/charset|Content-Security-Policy/.test(line));
  return {
    route,
    name: route === '/' ? 'home' : route.slice(1, -1).replaceAll('/', '-'),
    head: lines.join('\n'),
    css,
    body: splitAtIslands(body.replace(/<script>.*?<\/script>/s, '')),
  };
}

function splitAtIslands(body: string): PageParts['body'] {
  const parts: PageParts['body'] = [];
  let end = 0;
  for (const root of parse(body).querySelectorAll('[data-island]')) {
    const name = root.getAttribute('data-island') ?? '';
    const slots = Object.entries(SLOTS[name] ?? {}).map(([slot, selector]) => [
      slot,
      root.querySelector(selector)?.innerHTML ?? '',
    ]);
    parts.push(body.slice(end, root.range[0]), {
      name,
      className: root.getAttribute('class') ?? '',
      props: JSON.parse(root.getAttribute('data-props') ?? '{}'),
      html: root.innerHTML,
      slots: Object.fromEntries(slots),
    });
    end = root.range[1];
  }
  return [...parts, body.slice(end)];
}
