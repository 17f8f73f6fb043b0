import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { changesOf, templateNames } from '../../build/commands/edit/file-actions.ts';
import { contentNames, loadContent } from '../../build/content/load.ts';
import { slugify } from '../../schemas/slug.ts';
import { copyAgencySite } from '../photographs/agency-site.ts';
import type { Edits } from '../unit/small-site.ts';
import { denialOf, edited, textOf, undoLast } from './running-editor.ts';

const SEO = 'content/services/seo.yaml';
const REFUND = 'content/policies/refund-policy.md';
const REDIRECTS = 'content/redirects.yaml';
const PLACE = `meta:
  title: SEO in Dayton
  description: What we do in Dayton, where each of the two bridges decides which of the shops is found.
town: Dayton
state: OH
service: seo
heading: SEO in Dayton
lead: Two bridges decide who is found.
texts: [{ title: Bridges, text: Two of them. }]
local: { streets: [Elm Street] }
`;

async function start(edits: Edits = {}) {
  const started = await edited(edits);
  return {
    ...started,
    act: (action: object) => started.editor.ask<{ opened?: string }>('act', action),
    undo: () => undoLast(started.editor),
  };
}

it('the address of a page follows from its name', () => {
  expect(slugify(' Café & Bar: “Año” 2026! ')).toBe('cafe-bar-ano-2026');
});

describe('a file of a folder', () => {
  it('is made from the last one of its folder, at the end of the order, not in the menu', async () => {
    const { act, small, undo, files, before } = await start();
    const made = { kind: 'new', folder: 'policies', name: 'Cookie Policy', slug: 'cookies', before: '' };
    expect(await act(made)).toEqual({ opened: 'content/policies/cookies.md' });
    const text = textOf(small, 'content/policies/cookies.md');
    expect(text).toMatch(/^title: Cookie Policy$/m);
    expect(text).toMatch(/^showInNavbar: false$/m);
    const order = (of: string) => Number(/^order: (\d+)/m.exec(of)?.[1]);
    expect(order(text)).toBe(order(textOf(small, REFUND)) + 1);
    await undo();
    expect(await files()).toEqual(before);
  });

  it('is copied under another name and address, in front of another one if wanted', async () => {
    const { act, small } = await start();
    const copy = { kind: 'copy', file: SEO, name: 'Local SEO', slug: 'local-seo', before: SEO };
    expect(await act(copy)).toEqual({ opened: 'content/services/local-seo.yaml' });
    const [old, text] = [textOf(small, SEO), textOf(small, 'content/services/local-seo.yaml')];
    expect([text, old].map((of) => /^order: (\d)/m.exec(of)?.[1])).toEqual(['1', '2']);
    expect(text).toMatch(/^title: Local SEO$/m);
    expect(text.split('\n').length).toBe(old.split('\n').length);
  });

  it('takes its links, what names it and its old address along when it moves, and back', async () => {
    const { act, small, undo, files, before } = await start({
      'content/places.yaml': readFileSync('content/places.yaml', 'utf8'),
      'content/places/dayton.yaml': PLACE,
    });
    const moved = 'content/services/search.yaml';
    expect(await act({ kind: 'move', file: SEO, slug: 'search' })).toEqual({ opened: moved });
    expect(textOf(small, moved)).toBe(before.get(SEO));
    expect(textOf(small, 'content/home.yaml')).toBe(
      before.get('content/home.yaml')?.replaceAll('/services/seo/', '/services/search/'),
    );
    expect(textOf(small, 'content/places/dayton.yaml')).toContain('service: search\n');
    expect(textOf(small, REDIRECTS)).toMatch(/from: \/services\/seo\/\n +to: \/services\/search\//);
    await act({ kind: 'move', file: moved, slug: 'seo' });
    expect(textOf(small, SEO)).toBe(before.get(SEO));
    expect(textOf(small, REDIRECTS)).toMatch(/from: \/services\/search\/\n +to: \/services\/seo\//);
    expect(textOf(small, REDIRECTS)).not.toContain('from: /services/seo/');
    await undo();
    await undo();
    expect(await files()).toEqual(before);
  });

  it('takes the addresses of its packages along when a section moves', () => {
    const [file, other] = ['content/packages/seo.yaml', 'content/home.yaml'];
    const words = (slug: string) =>
      `packages: ${slug} # the cheapest\nquote:\n  package: "${slug}-basic"\n  href: /packages/#${slug}-basic\nform: /contact-us/#package=${slug}-basic\n`;
    const others = 'title: seo\nhref: /packages/#seo-basics\nnext: /packages/#seo-packages\n';
    const texts = new Map([
      [file, 'tiers:\n  - id: basic\n'],
      [other, words('seo') + others],
    ]);
    const { changes } = changesOf({ kind: 'move', file, slug: 'search' }, texts, []);
    expect(changes.get(other)).toBe(words('search') + others);
  });

  it('comes before another one, also where neither has a number yet', () => {
    const [file, before] = ['content/places/dayton.yaml', 'content/places/akron.yaml'];
    const texts = new Map([before, file].map((name) => [name, 'town: X\n']));
    const { changes } = changesOf({ kind: 'move', file, slug: 'dayton', before }, texts, []);
    expect([...changes]).toEqual([
      [file, 'town: X\norder: 1\n'],
      [before, 'town: X\norder: 2\n'],
    ]);
  });

  it.each([
    ['/packages/', /from: \/refund-policy\/\n +to: \/packages\//],
    ['', /from: \/refund-policy\/\n +gone: true/],
  ])('leaves its old address leading to "%s" when it is removed', async (to, entry) => {
    const { act, small, undo, files, before } = await start();
    expect(await act({ kind: 'remove', file: REFUND, to })).toEqual({});
    expect((await files()).has(REFUND)).toBe(false);
    expect(textOf(small, REDIRECTS)).toMatch(entry);
    await undo();
    expect(await files()).toEqual(before);
  });

  it('takes along what led to it when it is removed after a move', async () => {
    const { act, small } = await start();
    const { opened } = await act({ kind: 'move', file: REFUND, slug: 'refunds' });
    await act({ kind: 'remove', file: String(opened), to: '' });
    expect(textOf(small, REDIRECTS)).toMatch(
      /refund-policy\/\n +gone: true\n +- from: \/refunds\/\n +gone: true/,
    );
  });

  it('stays where something on the site still needs it, which is named', async () => {
    const { act, files, before } = await start();
    const removal = act({ kind: 'remove', file: 'content/packages/seo.yaml', to: '' });
    const { status, refusal } = await denialOf(removal);
    expect([status, refusal.problems?.map(({ file, path }) => [file, path])]).toEqual([
      422,
      [[SEO, ['packages']]],
    ]);
    expect(await files()).toEqual(before);
  });
});

describe('nothing is written', () => {
  it.each([
    [{ kind: 'new', folder: '../pages', name: 'X', slug: 'x' }, 404],
    [{ kind: 'new', folder: 'services', name: 'X', slug: '../x' }, 400],
    [{ kind: 'new', folder: 'services', name: 'X', slug: 'con/x' }, 400],
    [{ kind: 'new', folder: 'services', name: 'X', slug: 'seo' }, 422],
    [{ kind: 'copy', file: 'content/home.yaml', name: 'X', slug: 'x' }, 404],
    [{ kind: 'copy', file: '../small-site/content/services/seo.yaml', name: 'X', slug: 'x' }, 404],
    [{ kind: 'move', file: SEO, slug: 'x y' }, 400],
    [{ kind: 'move', file: 'content/site.yaml', slug: 'x' }, 404],
    [{ kind: 'remove', file: 'content/README.md', to: '' }, 404],
    [{ kind: 'remove', file: REFUND, to: 'javascript:alert(1)' }, 422],
    [{ kind: 'erase', file: SEO }, 400],
  ])('for %j', async (action, status) => {
    const { act, files, before } = await start();
    expect((await denialOf(act(action))).status).toBe(status);
    expect(await files()).toEqual(before);
  });
});

it('each template makes a file that the build takes, also in a folder that is not there yet', async () => {
  const root = await copyAgencySite();
  const templates = templateNames(root);
  const texts = new Map(
    [...contentNames(root), ...templates].map((name) => [name, readFileSync(path.join(root, name), 'utf8')]),
  );
  expect(templates).toHaveLength(6);
  for (const name of templates) {
    const folder = path.parse(name).name;
    // Articles are in the order of their dates.
    const before = folder === 'articles' ? undefined : '';
    const action = { kind: 'new', folder, name: 'A new one', slug: 'new', before } as const;
    const { changes, opened } = changesOf(action, texts, [], new Date('2026-11-24T12:00'));
    const { samples } = await loadContent(root, { unsaved: changes });
    expect(samples().filter(({ where }) => where.startsWith(`${opened}:`)).length).toBeGreaterThan(0);
    expect(changes.get(opened ?? '')).not.toMatch(/^(title|date): (!sample|January)/m);
  }
});
