import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { htmlDocument, speculationRules } from '../../build/render/document.ts';
import type { Inlined } from '../../build/render/security-policy.ts';

const PARTS = {
  metadata: ['<title>Lamps</title>'],
  fontUrl: '/assets/font.woff2',
  style: 'h1{color:red}',
  preloads: '',
  scripts: new Set<string>(),
  hasMap: false,
  rules: '{}',
  policy: ({ style, scripts }: Inlined) => `<meta name="policy" content="${[style, ...scripts].length}">`,
};

const documentOf = (parts: Partial<typeof PARTS> = {}) => {
  const { head, bodyStart, end } = htmlDocument({ ...PARTS, ...parts });
  return `${head}<style>${PARTS.style}</style>${bodyStart}<main>Lamps</main>${end}`;
};

describe('the head of a document', () => {
  it('contains the title of the page', () => {
    expect(parse(documentOf()).querySelector('head > title')?.text).toBe('Lamps');
  });

  it('begins with the character set and the policy for the style and all scripts', () => {
    const [first, second] = parse(documentOf({ scripts: new Set(['a()']) })).querySelectorAll('head > *');
    expect(first?.getAttribute('charset')).toBe('utf-8');
    // The style, the script and the speculation rules.
    expect(second?.getAttribute('content')).toBe('3');
  });

  it('preloads the font', () => {
    const link = parse(documentOf()).querySelector('link[rel=preload]');
    expect(link?.getAttribute('href')).toBe('/assets/font.woff2');
    expect(link?.getAttribute('as')).toBe('font');
  });
});

describe('the scripts of a document', () => {
  it('are at the end of its body, in one element', () => {
    expect(documentOf({ scripts: new Set(['a()', 'b()']) })).toMatch(/<script>a\(\)\nb\(\)<\/script>/);
  });

  it('leave no empty element if there are none', () => {
    expect(documentOf()).not.toContain('<script>');
  });
});

describe('the rules for the next page', () => {
  it('are in the document, as the policy allows them', () => {
    const rules = speculationRules('prerender');
    const element = parse(documentOf({ rules })).querySelector('script[type=speculationrules]');
    expect(element?.innerHTML).toBe(rules);
  });

  it.each(['prerender', 'prefetch'] as const)('%s pages of this site that open in the same tab', (how) => {
    expect(JSON.parse(speculationRules(how))).toEqual({
      [how]: [
        {
          where: { selector_matches: '[href^="/"]:not([target],[aria-current])' },
          eagerness: 'moderate',
        },
      ],
    });
  });
});
