import { describe, expect, it } from 'vitest';
import { replace, site } from './small-site.ts';

describe('a picture in a content file', () => {
  const file = 'content/services/seo.yaml';

  it('may be one of the drawings, or a file of the site', async () => {
    const small = await site({ [file]: replace('name: lamp', 'name: results-page') });
    expect(await small.problems()).toEqual([]);
  });

  it.each([
    ['results-pagee', ' Did you mean "results-page"?'],
    ['lamb', ' Did you mean "lamp"?'],
    ['xyzzy-and-nothing-like-it', ''],
  ])('stops the build if there is no "%s", with file, line and remedy', async (name, hint) => {
    const small = await site({ [file]: replace('name: lamp', `name: ${name}`) });
    expect(await small.problems()).toEqual([
      {
        where: await small.place(file, name),
        message: `There is no picture named "${name}".${hint} Fix the name, or put your picture into static/images/ and write its name here, such as "shop-front.jpg".`,
      },
    ]);
  });
});
