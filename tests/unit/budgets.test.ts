import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { formatReport } from '../../build/checks/report.ts';
import { openFindings, publishable } from './publishable-site.ts';
import { type Edits, pageText, replace, site } from './small-site.ts';

const SITE = 'content/site.yaml';

/** Letters that compress to about three quarters of their length. */
const noise = (letters: number) => randomBytes(letters).toString('base64').slice(0, letters);

/** The small site with a page of this view, and other files. */
const heavy = (view: string, before = '', files: Edits = {}) =>
  site({ 'pages/heavy.tsx': pageText('Heavy', `<h1>Heavy</h1>${view}`, before), ...files });

const rules = Array.from({ length: 120 }, (_, index) => `r${index}: { content: '"${noise(200)}"' }`);
const styles = `import { sheet } from '../../../../components/sheet.ts';
const s = sheet('Heavy', { ${rules.join(', ')} });`;
const scripts = `import { useRendering } from '../../../../components/page.ts';
const Asking = () => { useRendering().inlineScript('heavy'); return null; };`;

it.each<[string, RegExp, Edits, string?, string?]>([
  [
    'a page with too many styles',
    /Styles of a page \(uncompressed\): [\d,]+ bytes, [\d,]+ more than the budget of 32,000/,
    {},
    "<p className={Object.values(s).join(' ')}>Styles</p>",
    styles,
  ],
  [
    'too many scripts before the first interaction',
    /Scripts before the first interaction \(gzip\): [12],\d{3} bytes, [\d,]+ more than the budget of 1,400/,
    { 'client/inline/heavy.ts': `console.log('${noise(1500)}');\n` },
    '<Asking />',
    scripts,
  ],
  [
    'a file that blocks the first paint',
    /Requests before the first paint: 2 requests, 1 more than the budget of 1.*The largest parts: \/lamps\.js /,
    { 'static/lamps.js': 'window.lamps = 18;', [SITE]: replace('agency:', 'publish: [js]\nagency:') },
    '<script src="/lamps.js" />',
  ],
  [
    'a font that is too large',
    /Fonts: [\d,]+ bytes, [\d,]+ more than the budget of 45,000/,
    { 'static/large.woff2': noise(20_000) },
    '<link rel="preload" as="font" href="/large.woff2" crossOrigin="" />',
  ],
  [
    'an island whose first use loads too much, once for all pages that have it',
    /^\/ \(\S+\) Scripts for the first use of an island \(gzip\) "menu": 1\d\d,\d{3} bytes, [\d,]+ more than the budget of 85,000\. The largest parts: \/assets\/client\/menu\.\w+\.js [\d,]+.*$/,
    { 'client/menu.tsx': `export const mount = () => console.log('${noise(150_000)}');\n` },
  ],
])('the build refuses %s', async (_what, message, files, view = '', before = '') => {
  const small = await heavy(view, before, files);
  expect(await small.report()).toMatch(message);
  expect(await small.files()).toEqual([]);
});

describe('the build goes on, and reports', () => {
  it('the weight of a page with many words, its three largest parts and what to do', async () => {
    const view = `<section><h2>Prices</h2><p>${noise(12_000)}</p></section><section><h2>Terms</h2><p>${noise(8000)}</p></section>`;
    const report = await (await heavy(view)).build();
    expect(formatReport(report)).toMatch(
      /Heavier than they should be:\n {2}\/heavy\/ {2}HTML with its styles \(brotli\): 2\d,\d{3} bytes, [\d,]+ more than the budget of 14,000\..*The largest parts: section "Prices" [\d,]+, section "Terms" [\d,]+, (styles|header) [\d,]+\..*Shorten the texts of its largest parts/s,
    );
  });

  it('the weight of pictures, unless they load when the visitor comes near', async () => {
    const img = '<img src="/large.svg" alt="Lamps" />';
    const large = `<svg xmlns="http://www.w3.org/2000/svg"><title>${noise(90_000)}</title></svg>`;
    const files = { 'static/large.svg': large };
    const report = await (await heavy(img, '', files)).build();
    expect(formatReport(report)).toMatch(/All that loads by itself.*: \/large\.svg [\d,]+,/s);
    const lazy = await (await heavy(img.replace('<img', '<img loading="lazy"'), '', files)).build();
    expect(formatReport(lazy)).not.toContain('All that loads by itself');
  });

  it('the weight of a policy, which a release does not refuse', async () => {
    const policy = 'content/policies/refund-policy.md';
    const headings = Array.from({ length: 60 }, () => `## ${noise(300)}\n\nWords.`).join('\n\n');
    const small = await publishable({ [policy]: replace('## Questions', `${headings}\n\n## Questions`) });
    expect(await openFindings(small)).toEqual([]);
  });
});
