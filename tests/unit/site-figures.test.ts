import { statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildSite } from '../../build.ts';
import { type Edits, pageText, type Site, site } from './small-site.ts';

const AUDIT = `import { useRendering } from '../../../../components/page.ts';
const Figures = () => <p id="figures">{JSON.stringify(useRendering().figures() ?? 'not measured')}</p>;`;

/** An exact figure would change with each of its own digits; visitors see a rounded one too. */
const KILOBYTES = '((useRendering().figures()?.weight.value ?? 0) / 1000).toFixed(1)';

/** The small site with a page that shows the measurements. */
const measured = (edits: Edits = {}) =>
  site({ 'pages/audit.tsx': pageText('Audit', '<h1>Audit</h1><Figures />', AUDIT), ...edits });

async function figuresOf(small: Site) {
  const text = (await small.page('audit/index.html')).querySelector('#figures')?.text ?? '';
  return JSON.parse(text.replaceAll('&quot;', '"'));
}

const compressedSizes = async (small: Site) =>
  (await small.files())
    .filter((file) => file.endsWith('.html.br'))
    .map((file) => statSync(path.join(small.out, file)).size);

describe('a page that shows figures of the site', () => {
  it('shows those of the build that it is part of', async () => {
    const small = await measured();
    await small.build();
    const sizes = await compressedSizes(small);
    expect(await figuresOf(small)).toEqual({
      pages: sizes.length,
      weight: { value: Math.max(...sizes), limit: 14_000 },
      requests: { value: 1, limit: 1 },
      scripts: { value: expect.any(Number), limit: 1300 },
      thirdParties: { value: 0, limit: 0 },
      findings: { value: expect.any(Number), limit: 0 },
    });
  });

  it('shows its own weight if it is the heaviest page', async () => {
    const words = Array.from({ length: 1520 }, (_, index) => (index * index * 7919).toString(36)).join(' ');
    const rounded = AUDIT.replace("JSON.stringify(useRendering().figures() ?? 'not measured')", KILOBYTES);
    const small = await measured({
      'pages/audit.tsx': pageText('Audit', `<h1>Audit</h1><Figures /><p>${words}</p>`, rounded),
    });
    await small.build();
    const own = statSync(path.join(small.out, 'audit/index.html.br')).size;
    expect(own).toBe(Math.max(...(await compressedSizes(small))));
    // Showing its weight makes the page a few bytes heavier or lighter.
    expect(Math.abs(Number(await figuresOf(small)) * 1000 - own)).toBeLessThan(150);
  });

  it('follows a change of any page: an HTML error, a counter of another company', async () => {
    const small = await measured();
    await small.build();
    const before = await figuresOf(small);
    await small.edit({
      'pages/faulty.tsx': pageText('Faulty', '<h1>Faulty</h1><button><a href="/">Home</a></button>'),
      'content/site.yaml': (text) =>
        `${text}\nmeasurement:\n  service: plausible\n  src: https://plausible.io/js/script.js\n  data-domain: example.com\n`,
    });
    const { gate } = await small.build();
    const rules = gate.open
      .filter(({ where }) => where === '/faulty/')
      .map(({ rule, value }) => [rule, value]);
    expect(rules).toContainEqual(['html-error', 'element-permitted-content']);
    const after = await figuresOf(small);
    expect(after.pages).toBe(before.pages + 1);
    expect(after.findings.value).toBeGreaterThan(before.findings.value);
    // Its script, and the visit that it counts, are allowed.
    expect(after.thirdParties).toEqual({ value: 2, limit: 2 });
  });

  it('says in a draft that nothing was measured', async () => {
    const small = await measured();
    await buildSite({ root: small.root, out: small.out, release: false, draft: true, environment: {} });
    expect(await figuresOf(small)).toBe('not measured');
  });
});
