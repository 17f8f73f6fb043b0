import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUDGETS } from '../../build/checks/budgets/budgets.ts';
import { formatReport } from '../../build/commands/build/report.ts';
import { formatProblems } from '../../build/shared/problems.ts';
import { accept, brief, openFindings, publishable } from './publishable-site.ts';
import { pageText, replace, site } from './small-site.ts';

/** Letters that compress to about three quarters of their length. */
const noise = (letters: number) => randomBytes(letters).toString('base64').slice(0, letters);

const RENDERING = "import { useRendering } from '../../../../components/page.ts';";

/** What the build reports about a page with this view. */
async function answerTo(view: string, before = '', files: Record<string, string> = {}): Promise<string> {
  const small = await site({
    'pages/heavy.tsx': pageText('Heavy', `<h1>Heavy</h1>${view}`, before),
    ...files,
  });
  const problems = await small.problems();
  expect(await small.files()).toEqual([]);
  return formatProblems(problems);
}

describe('the build refuses', () => {
  it('a page with too many styles', async () => {
    const rules = Array.from({ length: 120 }, (_, index) => `r${index}: { content: '"${noise(200)}"' }`);
    const before = `import { sheet } from '../../../../components/sheet.ts';\nconst s = sheet('Heavy', { ${rules.join(', ')} });`;
    const answer = await answerTo("<p className={Object.values(s).join(' ')}>Styles</p>", before);
    expect(answer).toMatch(
      /Styles of a page \(uncompressed\): [\d,]+ bytes, [\d,]+ more than the budget of 30,000/,
    );
  });

  it('too many scripts before the first interaction, and names them', async () => {
    const before = `${RENDERING}\nconst Asking = () => { useRendering().inlineScript('heavy'); return null; };`;
    const answer = await answerTo('<Asking />', before, {
      'client/inline/heavy.ts': `console.log('${noise(1500)}');\n`,
    });
    expect(answer).toMatch(
      /Scripts before the first interaction \(gzip\): [12],\d{3} bytes, [\d,]+ more than the budget of 1,300/,
    );
    expect(answer).toMatch(/The largest parts: client\/inline\/heavy\.ts [\d,]+, client\/inline\/\w+\.ts/);
  });

  it('a file that blocks the first paint', async () => {
    const answer = await answerTo('<script src="/lamps.js" />', '', {
      'static/lamps.js': 'window.lamps = 18;',
    });
    expect(answer).toContain('Requests before the first paint: 2 requests, 1 more than the budget of 1');
    expect(answer).toContain('The largest parts: /lamps.js ');
  });

  it('a font that is too large', async () => {
    const view = '<link rel="preload" as="font" href="/large.woff2" crossOrigin="" />';
    const answer = await answerTo(view, '', { 'static/large.woff2': noise(20_000) });
    expect(answer).toMatch(/Fonts: [\d,]+ bytes, [\d,]+ more than the budget of 45,000/);
  });

  it('an island whose first use loads too much, once for all pages that have it', async () => {
    const small = await site({
      'client/menu.tsx': `export const mount = () => console.log('${noise(150_000)}');\n`,
    });
    const problems = await small.problems();
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toMatch(
      /^Scripts for the first use of an island \(gzip\) "menu": 1\d\d,\d{3} bytes, [\d,]+ more than the budget of 85,000\. The largest parts: \/assets\/client\/menu\.\w+\.js [\d,]+/,
    );
  });
});

describe('the build goes on, and reports to the editor and to a release', () => {
  /** What an ordinary build reports about a page with this view. */
  async function adviceOn(view: string, files: Record<string, string> = {}) {
    const small = await site({ 'pages/heavy.tsx': pageText('Heavy', `<h1>Heavy</h1>${view}`), ...files });
    const report = await small.build();
    const found = report.gate.open.filter(({ rule }) => rule === 'page-weight');
    return { found, text: formatReport(report) };
  }

  it('the weight of a page with many words, its three largest parts and what to do', async () => {
    const view = `<section><h2>Prices</h2><p>${noise(12_000)}</p></section><section><h2>Terms</h2><p>${noise(8000)}</p></section>`;
    const { found, text } = await adviceOn(view);
    expect(found.map(({ where, value }) => [where, value])).toEqual([['/heavy/', '/heavy/']]);
    expect(text).toMatch(
      /Heavier than they should be:\n {2}\/heavy\/ {2}HTML with its styles \(brotli\): 2\d,\d{3} bytes, [\d,]+ more than the budget of 14,000\./,
    );
    expect(text).toMatch(
      /The largest parts: section "Prices" [\d,]+, section "Terms" [\d,]+, (styles|header) [\d,]+\./,
    );
    expect(text).toContain('Shorten the texts of its largest parts');
  });

  it('the weight of pictures that load before the visitor comes near', async () => {
    const { found, text } = await adviceOn('<img src="/large.svg" alt="Lamps" width="9" height="9" />', {
      'static/large.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${noise(90_000)}</title></svg>`,
    });
    expect(found).toHaveLength(1);
    expect(text).toMatch(/All that loads by itself, without the map: 1\d\d,\d{3} bytes, [\d,]+ more than/);
    expect(text).toMatch(/The largest parts: \/large\.svg [\d,]+,/);
  });

  it('the page by its own file, so that content/release.yaml accepts it at any size', async () => {
    const policy = 'content/policies/refund-policy.md';
    const headings = Array.from({ length: 60 }, () => `## ${noise(300)}\n\nWords.`).join('\n\n');
    const small = await publishable({ [policy]: replace('## Questions', `${headings}\n\n## Questions`) });
    expect(brief(await openFindings(small))).toEqual([
      { rule: 'page-weight', where: policy, value: '/refund-policy/' },
    ]);
    await small.edit(accept('page-weight', policy, '/refund-policy/'));
    expect(await openFindings(small)).toEqual([]);
  });
});

it('pictures that load when the visitor comes near do not count toward the first load', async () => {
  const small = await site({
    'pages/heavy.tsx': pageText(
      'Heavy',
      '<h1>Heavy</h1><img src="/large.svg" alt="Lamps" width="9" height="9" loading="lazy" />',
    ),
    'static/large.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${noise(90_000)}</title></svg>`,
  });
  expect(await small.problems()).toEqual([]);
});

it('the budgets have their documented values', () => {
  const limits = Object.fromEntries(Object.entries(BUDGETS).map(([name, { limit }]) => [name, limit]));
  expect(limits).toEqual({
    html: 14_000,
    styles: 30_000,
    scripts: 1300,
    requests: 1,
    fonts: 45_000,
    firstLoad: 60_000,
    island: 85_000,
  });
});

it('the budgets are those of build/README.md', () => {
  const readme = readFileSync('build/README.md', 'utf8');
  const written = Object.entries(BUDGETS).filter(([, { limit }]) => limit > 1);
  const form = {
    html: 'bytes',
    styles: 'bytes',
    scripts: 'bytes',
    fonts: 'KB',
    firstLoad: 'KB',
    island: 'KB',
  };
  expect(written.map(([name]) => name).sort()).toEqual(Object.keys(form).sort());
  for (const [name, { limit }] of written) {
    const isKilobytes = form[name as keyof typeof form] === 'KB';
    expect(readme).toContain(isKilobytes ? `${limit / 1000} KB` : `${limit.toLocaleString('en-US')} bytes`);
  }
  expect(BUDGETS.requests.limit).toBe(1);
  expect(readme).toContain('one request before the first');
});
