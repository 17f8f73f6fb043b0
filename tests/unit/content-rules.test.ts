import { describe, expect, it } from 'vitest';
import { fixture, replace, site } from './small-site.ts';

const PACKAGES = 'content/packages/seo.yaml';
const SERVICE = 'content/services/seo.yaml';

const SECOND_TIER = `  - id: basic
    name: SEO Plus
    price: "$500"
    period: month
    points:
      Keywords: 20
`;

describe('a section of packages', () => {
  it('must have a row for each feature that a tier names', async () => {
    const small = await site({ [PACKAGES]: replace('      Landing pages: up', '      Landing page: up') });
    expect(await small.problems()).toEqual([
      {
        where: await small.place(PACKAGES, 'Landing page:'),
        message:
          'tiers[0].points: no row is named "Landing page". Did you mean "Landing pages"? Add it under "highlights" or "rows", or fix the name.',
      },
    ]);
  });

  it('has each row once', async () => {
    const small = await site({
      [PACKAGES]: replace('- Page speed work\n', '- Page speed work\n      - Keywords\n'),
    });
    expect(await small.problems()).toEqual([
      {
        where: await small.place(PACKAGES, 'Keywords\n'),
        message: 'The row "Keywords" appears twice in this file. Remove one.',
      },
    ]);
  });

  it('has a unique id for each tier', async () => {
    const small = await site({ [PACKAGES]: (text) => text + SECOND_TIER });
    const problems = await small.problems();
    const line = (await fixture(PACKAGES)).split('\n').length;
    expect(problems).toEqual([
      {
        where: `${PACKAGES}:${line}:9`,
        message: 'The id "basic" is used by another tier of this file. Choose another one.',
      },
    ]);
  });

  it('may omit features from a tier', async () => {
    const small = await site({ [PACKAGES]: (text) => text + SECOND_TIER.replace('id: basic', 'id: plus') });
    expect(await small.problems()).toEqual([]);
  });
});

describe('a card of a service', () => {
  const message = 'cards[0]: give the card either an "icon" or a "picture".';

  it('without icon and picture is reported', async () => {
    const small = await site({ [SERVICE]: replace('    icon: key-round\n', '') });
    expect(await small.problems()).toEqual([
      { where: await small.place(SERVICE, 'title: Keyword research'), message },
    ]);
  });

  it('with both is reported', async () => {
    const both = '    icon: key-round\n    picture: { name: lamp, alt: Lamp }\n';
    const small = await site({ [SERVICE]: replace('    icon: key-round\n', both) });
    expect(await small.problems()).toEqual([
      { where: await small.place(SERVICE, 'title: Keyword research'), message },
    ]);
  });
});

describe('files of one folder', () => {
  it.each(['content/services/seo.yaml', 'content/packages/seo.yaml', 'content/policies/refund-policy.md'])(
    'must have a unique order: %s',
    async (file) => {
      const second = file.replace(/[^/]+(?=\.\w+$)/, 'zebra');
      const small = await site({ [second]: await fixture(file) });
      expect(await small.problems()).toEqual([
        {
          where: await small.place(second, '1\n'),
          message: `order: ${file} has the same number 1. Give each file of the folder its own.`,
        },
      ]);
    },
  );
});

describe('the name of a content file', () => {
  it('must be usable in an address', async () => {
    const service = (await fixture('content/services/seo.yaml')).replace('order: 1', 'order: 9');
    const named = await site({ 'content/services/My Service.yaml': service });
    expect((await named.problems()).map(({ where, message }) => `${where}: ${message}`)).toContain(
      'content/services/My Service.yaml: Rename this file: small letters, digits and hyphens only, such as "web-design.yaml".',
    );
  });
});
