import { statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildSite } from '../../build.ts';
import { type Edits, pageText, type Site, site } from './small-site.ts';

/** The small site with a page that shows a value. */
const showing = (value: string, words = '', edits: Edits = {}) =>
  site({
    'pages/audit.tsx': pageText(
      'Audit',
      `<h1>Audit</h1><Figures /><p>${words}</p>`,
      `import { useRendering } from '../../../../components/page.ts';
const Figures = () => <p id="figures">{JSON.stringify(${value})}</p>;`,
    ),
    ...edits,
  });

async function shownOn(small: Site) {
  const text = (await small.page('audit/index.html')).querySelector('#figures')?.text ?? '';
  return JSON.parse(text.replaceAll('&quot;', '"'));
}

const compressedSizes = async (small: Site) =>
  (await small.files())
    .filter((file) => file.endsWith('.html.br'))
    .map((file) => statSync(path.join(small.out, file)).size);

const FIGURES = "useRendering().figures() ?? 'not measured'";

describe('a page that shows figures of the site', () => {
  it('shows those of the build that it is part of', async () => {
    const small = await showing(FIGURES);
    await small.build();
    const sizes = await compressedSizes(small);
    expect(await shownOn(small)).toEqual({
      pages: sizes.length,
      // Rounded up, also for what the digits themselves change.
      weight: { value: Math.ceil((Math.max(...sizes) + 32) / 100) * 100, limit: 14_000 },
      requests: { value: 1, limit: 1 },
      scripts: { value: expect.any(Number), limit: 1300 },
      thirdParties: { value: 0, limit: 0 },
      findings: { value: expect.any(Number), limit: 0 },
    });
  });

  it('shows its own weight if it is the heaviest page', async () => {
    const words = Array.from({ length: 1520 }, (_, index) => (index * index * 7919).toString(36)).join(' ');
    // An exact figure would change with each of its own digits; visitors see a rounded one too.
    const small = await showing('((useRendering().figures()?.weight.value ?? 0) / 1000).toFixed(1)', words);
    await small.build();
    const own = statSync(path.join(small.out, 'audit/index.html.br')).size;
    expect(own).toBe(Math.max(...(await compressedSizes(small))));
    // Showing its weight makes the page a few bytes heavier or lighter.
    expect(Math.abs(Number(await shownOn(small)) * 1000 - own)).toBeLessThan(150);
  });

  it('counts an HTML error on any page', async () => {
    const small = await showing(FIGURES);
    await small.build();
    const before = await shownOn(small);
    await small.edit({
      'pages/faulty.tsx': pageText('Faulty', '<h1>Faulty</h1><button><a href="/">Home</a></button>'),
    });
    const { gate } = await small.build();
    expect(gate.open).toContainEqual(
      expect.objectContaining({ rule: 'html-error', where: '/faulty/', value: 'element-permitted-content' }),
    );
    const after = await shownOn(small);
    expect(after.pages).toBe(before.pages + 1);
    expect(after.findings.value).toBeGreaterThan(before.findings.value);
  });

  it('says in a draft that nothing was measured', async () => {
    const { root, out, ...small } = await showing(FIGURES);
    await buildSite({ root, out, release: false, draft: true, environment: {} });
    expect(await shownOn({ root, out, ...small })).toBe('not measured');
  });
});
