import { statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
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
});
