import { describe, expect, it } from 'vitest';
import { type Edits, replace, site } from './small-site.ts';

/** Makes one mistake in one file and expects one problem: at `needle` in that file, with this message. */
async function expectProblem(file: string, edit: Edits[string], needle: string, message: string) {
  const small = await site({ [file]: edit });
  expect(await small.problems()).toEqual([{ where: await small.place(file, needle), message }]);
}

describe('a key', () => {
  it('that is missing is reported at the end of the key before it', () =>
    expectProblem(
      'content/home.yaml',
      replace('  subline: Start today.\n', ''),
      't\n  action: ',
      'hero.subline is missing. Add it (a text).',
    ));

  it('that is missing is reported with its choices', () =>
    expectProblem(
      'content/services/seo.yaml',
      replace('layout: cards\n', ''),
      'order',
      'layout is missing. Add it (one of cards, activities, listing).',
    ));

  it('that is unknown is reported with file, line and column, and the nearest known one', () =>
    expectProblem(
      'content/industries.yaml',
      replace('    tint: wood', '    tint: wood\n    descripton: Lamps.'),
      'descripton:',
      'industries[0]: the key "descripton" is unknown. Did you mean "description"? Known keys: title, icon, tint, description, search, picture, link.',
    ));

  it('that is unknown gets no suggestion if nothing comes close', () =>
    expectProblem(
      'content/home.yaml',
      replace('letsTalk:\n', 'letsTalk:\n  background: blue\n'),
      'background',
      'letsTalk: the key "background" is unknown. Known keys: heading, text, action.',
    ));

  it('that is unknown at the top of a file is named alone', async () => {
    const small = await site({ 'content/site.yaml': replace('slogan:', 'color: blue\nslogan:') });
    const [problem, ...others] = await small.problems();
    expect(others).toEqual([]);
    expect(problem?.where).toBe(await small.place('content/site.yaml', 'color'));
    expect(problem?.message).toMatch(/^the key "color" is unknown\. Known keys: agency, slogan, /);
  });
});

describe('a value of the wrong kind', () => {
  it('is reported as a number if a text is expected', () =>
    expectProblem(
      'content/site.yaml',
      replace('Lantern', '42'),
      '42',
      'agency: this must be a text, but it is the number 42. Put quotes around it: "42".',
    ));

  it('is reported as a text if a number is expected', () =>
    expectProblem(
      'content/site.yaml',
      replace('2024', 'last year'),
      'last year',
      'copyrightYear: this must be a number, but it is the text "last year".',
    ));

  it('is reported as a fraction if an integer is expected', () =>
    expectProblem(
      'content/packages/seo.yaml',
      replace('order: 1', 'order: 1.5'),
      '1.5',
      'order: this must be a whole number, but it is the number 1.5.',
    ));

  it('is reported as a list if a group of keys is expected', () =>
    expectProblem(
      'content/home.yaml',
      replace(/letsTalk:[\s\S]*/, 'letsTalk:\n  - Let us talk\n'),
      '- Let us talk',
      'letsTalk: this must be a group of keys, but it is a list.',
    ));

  it('is reported as a text if a list is expected', () =>
    expectProblem(
      'content/services/seo.yaml',
      replace('    - A list\n', '    A list\n'),
      'A list',
      'receive.items: this must be a list, but it is the text "A list". Put each entry on a line of its own that begins with "- ".',
    ));

  it('is reported as empty if a key has nothing after its colon', async () => {
    const small = await site({ 'content/site.yaml': replace('agency: Lantern', 'agency:') });
    const [problem, ...others] = await small.problems();
    expect(others).toEqual([]);
    expect(problem?.where).toMatch(/^content\/site\.yaml:1:/);
    expect(problem?.message).toBe('agency: this must be a text, but it is empty. Write it after the colon.');
  });

  it('lists the choices of a package’s point', () =>
    expectProblem(
      'content/packages/seo.yaml',
      replace('Page speed work: true', 'Page speed work: false'),
      'false',
      'tiers[0].points.Page speed work: this must be true, a number or a text; leave the line out where the tier does not include the feature, but it is the value false.',
    ));
});

describe('a value out of bounds', () => {
  it('is an empty text', () =>
    expectProblem(
      'content/site.yaml',
      replace('Lantern', '""'),
      '""',
      'agency: this must have at least 1 character, but it is empty.',
    ));

  it('is a text of spaces alone', () =>
    expectProblem(
      'content/site.yaml',
      replace('Lantern', '"   "'),
      '"   "',
      'agency: this must have at least 1 character, but it has 0.',
    ));

  it('is a text that is too long; the message has both lengths', () =>
    expectProblem(
      'content/about-us.yaml',
      replace('title: About us', `title: ${'About us '.repeat(8)}`),
      'About us A',
      'meta.title: this must have at most 60 characters, but it has 71.',
    ));

  it('is a text that is too short; the message has both lengths', () =>
    expectProblem(
      'content/about-us.yaml',
      replace(/description: .*/, 'description: Too short.'),
      'Too short.',
      'meta.description: this must have 70 to 160 characters, but it has 10.',
    ));

  it('is a list that is too short; the message has both lengths', () =>
    expectProblem(
      'content/services/seo.yaml',
      replace('    - title: Plan\n      text: We plan.\n', ''),
      '- title: Look',
      'steps.items: this must have at least 2 entries, but it has 1.',
    ));

  it('is a list whose length does not fit the drawing', () =>
    expectProblem(
      'content/contact-us.yaml',
      replace('  - Third\n', ''),
      '- First',
      'highlights: this must have at least 3 entries (exactly that many), but it has 2.',
    ));

  it('is a number that is too small', () =>
    expectProblem(
      'content/packages/seo.yaml',
      replace('order: 1', 'order: 0'),
      '0',
      'order: this must be at least 1, but it is 0.',
    ));

  it('is a place off the map', () =>
    expectProblem(
      'content/reviews.yaml',
      replace('30.27', '80.1'),
      '80.1',
      'reviews[0].latitude: this must be at most 50, but it is 80.1.',
    ));
});

describe('a choice', () => {
  it('that does not exist is reported with all that do, and the nearest', () =>
    expectProblem(
      'content/industries.yaml',
      replace('tint: wood', 'tint: wod'),
      'wod',
      'industries[0].tint: this must be one of surface, block, wood, water, yellow, signal, signal-2, signal-3, but it is the text "wod". Did you mean "wood"?',
    ));

  it('of numbers is reported with the number found', () =>
    expectProblem(
      'content/reviews.yaml',
      replace('stars: 5', 'stars: 3'),
      '3\n',
      'reviews[0].stars: this must be one of 4, 5, but it is the number 3.',
    ));

  it('of the layout of a service page is reported with all that exist, and the nearest', () =>
    expectProblem(
      'content/services/seo.yaml',
      replace('layout: cards', 'layout: card'),
      'card\n',
      'layout: this must be one of cards, activities, listing, but it is the text "card". Did you mean "cards"?',
    ));

  it('of an unknown icon says where to find one', async () => {
    const small = await site({ 'content/services/seo.yaml': replace('trending-up', 'trending-upp') });
    const [problem, ...others] = await small.problems();
    expect(others).toEqual([]);
    expect(problem?.where).toBe(await small.place('content/services/seo.yaml', 'trending-upp'));
    expect(problem?.message).toContain(
      'icon: there is no icon named "trending-upp". Did you mean "trending-up"? Choose one from https://lucide.dev/icons/',
    );
  });
});

describe('an address', () => {
  it('for email gets its own message', () =>
    expectProblem(
      'content/site.yaml',
      replace('hello@lantern.example', 'hello at lantern'),
      'hello at lantern',
      'email: this must be an email address, but it is the text "hello at lantern".',
    ));

  it('of another site must be complete', () =>
    expectProblem(
      'content/site.yaml',
      replace('https://maps.example/embed?q=Olympia', 'maps.example'),
      'maps.example\n',
      'map.url: this must be a complete address that begins with https://, but it is the text "maps.example".',
    ));

  it('of the site itself must not end with a slash', () =>
    expectProblem(
      'content/site.yaml',
      replace('https://www.lantern.example', 'https://www.lantern.example/'),
      'https://www.lantern.example/',
      'url: this must begin with https:// and end without a slash, such as https://www.example.com, but it is the text "https://www.lantern.example/".',
    ));

  it('on the site must begin and end with a slash', () =>
    expectProblem(
      'content/about-us.yaml',
      replace('href: /services/seo/', 'href: /services/seo'),
      '/services/seo',
      'services.items[0].href: this must be an address on this site with a slash at both ends, such as /services/seo/, but it is the text "/services/seo".',
    ));
});
