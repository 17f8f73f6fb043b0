import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixture, replace, site } from './small-site.ts';

const SITE = 'content/site.yaml';
const HOME = 'content/home.yaml';
const SEO = 'content/services/seo.yaml';
const TIERS = 'content/packages/seo.yaml';
const REVIEWS = 'content/reviews.yaml';
const REFUND = 'content/policies/refund-policy.md';

interface Mistake {
  /** The editor's mistake. */
  done: string;
  file: string;
  from: string | RegExp;
  to: string;
  /** The text at the place that the build names, after the mistake. */
  at: string;
  /** The complete message of the build. */
  says: string;
}

const COLUMN =
  'This cannot be read: this line is not aligned with the lines that it belongs with. Put as many spaces before it as there are before them.';
const NO_HTML = 'HTML tags are not allowed here. Write the words alone; a policy may use Markdown.';
const heading = (to: string) => ({ file: HOME, from: 'heading: Why choose us', to: `heading: ${to}` });

const MISTAKES: Mistake[] = [
  {
    done: 'an entry of a list one space too far left',
    file: 'content/industries.yaml',
    from: '  - title: Retail',
    to: ' - title: Retail',
    at: '    icon: shop',
    says: COLUMN,
  },
  {
    done: 'a key one space too far left',
    file: HOME,
    from: '  subline: Start',
    to: ' subline: Start',
    at: ' subline: Start',
    says: COLUMN,
  },
  {
    done: 'a key of an entry one space too far left',
    file: 'content/reviews.yaml',
    from: '    stars: 5',
    to: '   stars: 5',
    at: '   stars: 5',
    says: COLUMN,
  },
  {
    done: 'a key one space too far right',
    file: SITE,
    from: '  url: https://maps.example/?q',
    to: '   url: https://maps.example/?q',
    at: '   url: https://maps.example/?q',
    says: COLUMN,
  },
  {
    done: 'a price without quotes and dollar sign',
    file: TIERS,
    from: '"$400"',
    to: '1400',
    at: '1400',
    says: 'tiers[0].price: this must be a text, but it is the number 1400. Put quotes around it: "$1,400".',
  },
  {
    done: 'a price with its month',
    file: TIERS,
    from: '"$400"',
    to: '"$400/month"',
    at: '"$400/month"',
    says: 'tiers[0].price: this must be a price with its dollar sign and nothing else, such as "$400", but it is the text "$400/month".',
  },
  { done: 'HTML in a text', ...heading('<b>Why</b> choose us'), at: '<b>', says: NO_HTML },
  {
    done: 'HTML in a policy',
    file: REFUND,
    from: '{agency} takes',
    to: '{agency} <b>takes</b>',
    at: '{agency} <b>',
    says: NO_HTML,
  },
  {
    done: 'a sign copied from HTML',
    ...heading('Smith &amp; Sons'),
    at: 'Smith',
    says: '&amp; is HTML for a character. Visitors would see it as it is here: write the character itself.',
  },
  {
    done: 'stars for bold words in a text',
    ...heading('Why **we** work'),
    at: 'Why **we**',
    says: '**we** is Markdown, which only the policies use. Visitors would see it as it is here: write the words alone.',
  },
  {
    done: 'a fact in braces outside of a policy',
    ...heading('Why choose {agency}'),
    at: 'Why choose {',
    says: 'Only the policies replace {agency} with a fact. Visitors would see it as it is here: write the words.',
  },
  {
    done: 'a text that begins with a number sign',
    ...heading('#1 in town'),
    at: 'heading: #1',
    says: 'whyChooseUs.heading: this must be a text, but it is empty. Text that begins with "#" is a comment, which nobody sees. Put quotes around it: "#1 in town".',
  },
  {
    done: 'a text that begins with a percent or another sign',
    ...heading('@home with you'),
    at: '@home',
    says: 'This cannot be read: a text must not begin with @ here. Put quotes around it: "@home with you".',
  },
  {
    done: 'a text that begins in brackets',
    ...heading('[New] Why choose us'),
    at: 'Why choose us',
    says: 'This cannot be read: a text must not begin with [ here. Put quotes around it: "[New] Why choose us".',
  },
  {
    done: 'one word in quotes at the beginning',
    ...heading('"Why" choose us'),
    at: 'choose us',
    says: `This cannot be read: the quote that begins this text ends before the text does. Put other quotes around the whole: '"Why" choose us'.`,
  },
  {
    done: 'an apostrophe in single quotes',
    ...heading("'Why it's us'"),
    at: "s us'",
    says: `This cannot be read: the quote that begins this text ends before the text does. Put other quotes around the whole: "Why it's us".`,
  },
  {
    done: 'no space after a colon',
    file: SITE,
    from: 'slogan: A small',
    to: 'slogan:A small',
    at: 'slogan:A',
    says: 'This cannot be read: put a space after the colon: slogan: A small site for tests.',
  },
  {
    done: 'a text on the line below its key, without blanks',
    file: SITE,
    from: 'slogan: A small',
    to: 'slogan:\nA small',
    at: 'A small',
    says: 'This cannot be read: this line has no key. Begin it with a key and a colon, or with more spaces than the line whose text it continues.',
  },
  {
    done: 'a long text as far left as its key',
    file: HOME,
    from: '  text: Four reasons.',
    to: '  text: >-\n  Four reasons.',
    at: '  Four reasons.',
    says: 'This cannot be read: the text below ">-" must begin 2 spaces further to the right than its key.',
  },
  {
    done: 'bullets instead of hyphens',
    file: HOME,
    from: '    - lamp shop\n    - lamp repair\n    - lantern oil',
    to: '    • lamp shop\n    • lamp repair\n    • lantern oil',
    at: '• lamp shop',
    says: 'ranking.terms: this must be a list, but it is the text "• lamp shop • lamp repair • lantern oil". Put each entry on a line of its own that begins with "- ".',
  },
  {
    done: 'one entry too many',
    file: HOME,
    from: '    - lantern oil',
    to: '    - lantern oil\n    - wicks',
    at: 'wicks',
    says: 'ranking.terms: this must have at most 3 entries (exactly that many), but it has 4.',
  },
  {
    done: 'a line pasted twice',
    file: SITE,
    from: 'slogan: A small site for tests.',
    to: 'slogan: A small site for tests.\nslogan: Another.',
    at: 'slogan: Another',
    says: 'This cannot be read: this key appears twice in its group. Remove one.',
  },
  {
    done: 'a value deleted',
    file: HOME,
    from: '  action: Get Started\n  actionAbout',
    to: '  action:\n  actionAbout',
    at: 'action:\n',
    says: 'hero.action: this must be a text, but it is empty. Write it after the colon.',
  },
  {
    done: 'a year in quotes',
    file: SITE,
    from: 'copyrightYear: 2024',
    to: 'copyrightYear: "2026"',
    at: '"2026"',
    says: 'copyrightYear: this must be a number, but it is the text "2026". Remove the quotes.',
  },
  {
    done: 'a state spelled out',
    file: REVIEWS,
    from: 'Austin, TX',
    to: 'Austin, Texas',
    at: 'Austin, Texas',
    says: 'reviews[0].address: this must be a city and a state, such as "Austin, TX", but it is the text "Austin, Texas".',
  },
  {
    done: 'a longitude without its minus',
    file: REVIEWS,
    from: '-97.74',
    to: '97.74',
    at: '97.74',
    says: 'reviews[0].longitude: this must be from -125 to -66, but it is 97.74. West of Greenwich it has a minus before it.',
  },
  {
    done: 'three stars',
    file: REVIEWS,
    from: 'stars: 5',
    to: 'stars: 3',
    at: '3\n',
    says: 'reviews[0].stars: this must be one of 4, 5, but it is the number 3.',
  },
  {
    done: 'a phone number in letters',
    file: SITE,
    from: 'phone: ""',
    to: 'phone: 1-800-LANTERN',
    at: '1-800',
    says: 'phone: this must be a phone number with its area code, such as (360) 555-0142, or empty "" for none, but it is the text "1-800-LANTERN".',
  },
  {
    done: 'a blank in the email address',
    file: SITE,
    from: 'hello@lantern',
    to: 'hello @lantern',
    at: 'hello @',
    says: 'email: this must be an email address, but it is the text "hello @lantern.example".',
  },
  {
    done: "the map's whole code",
    file: SITE,
    from: 'https://maps.example/embed?q=Olympia',
    to: '<iframe src="https://maps.example/embed?q=Olympia"></iframe>',
    at: '<iframe',
    says: 'This is the complete code of a frame. Keep only the address after src=: https://maps.example/embed?q=Olympia',
  },
  {
    done: 'a sample mark without its blank',
    file: SITE,
    from: 'agency: Lantern',
    to: 'agency: !sampleLantern',
    at: '!sample',
    says: 'This cannot be read: put a space after "!sample".',
  },
  {
    done: 'an icon with a capital',
    file: SEO,
    from: 'icon: trending-up',
    to: 'icon: Rocket',
    at: 'Rocket',
    says: 'icon: there is no icon named "Rocket". Did you mean "rocket"? Choose one from https://lucide.dev/icons/.',
  },
  {
    done: 'a heading of a policy without its blank',
    file: REFUND,
    from: '## Payment',
    to: '##Payment',
    at: '##Payment',
    says: 'Put a space after "##", or this is not a heading.',
  },
  {
    done: 'one number sign for a section of a policy',
    file: REFUND,
    from: '## Payment',
    to: '# Payment',
    at: '# Payment',
    says: 'The page heading comes from "heading" in the front matter. Use "##" for a section.',
  },
  {
    done: 'a day in digits',
    file: REFUND,
    from: 'October 1, 2026',
    to: '10/01/2026',
    at: '10/01',
    says: 'updated: this must be a day such as "October 1, 2026", but it is "10/01/2026".',
  },
  {
    done: 'the line below the keys of a policy deleted',
    file: REFUND,
    from: '2026\n---\n',
    to: '2026\n',
    at: '\n\n## Payment',
    says: 'The file must begin with front matter: a line "---", keys such as "title: Terms", and a line "---".',
  },
  {
    done: 'two files with one order',
    file: 'content/services/web.yaml',
    from: '',
    to: '',
    at: 'order: 1',
    says: 'order: content/services/seo.yaml has the same number 1. Give each file of the folder its own.',
  },
];

describe('an editor’s mistake gets one message with its place and the remedy', () => {
  it('is tested in at least thirty forms', () => expect(MISTAKES.length).toBeGreaterThanOrEqual(30));

  it.each(MISTAKES)('$done', async ({ file, from, to, at, says }) => {
    const isNew = from === '';
    const small = await site({ [file]: isNew ? await fixture(SEO) : replace(from, to) });
    const problems = await small.problems();
    expect(problems.map(({ message }) => message)).toEqual([says]);
    const text = await readFile(path.join(small.root, file), 'utf8');
    const line = text.slice(0, text.indexOf(at)).split('\n').length;
    expect(problems[0]?.where).toMatch(new RegExp(`^${file}:${line + (at.startsWith('\n') ? 1 : 0)}:`));
  });

  it('a file with the wrong extension, with the right name', async () => {
    const small = await site({ 'content/services/writing.yml': await fixture(SEO) });
    expect((await small.problems()).map(({ where, message }) => [where, message.slice(0, 70)])).toEqual([
      [
        'content/services/writing.yml',
        'Nothing on the site uses this file. Rename it: writing.yaml. Files of ',
      ],
    ]);
  });

  it('a deleted file', async () => {
    const small = await site({ 'content/home.yaml': null });
    expect(await small.problems()).toEqual([
      { where: HOME, message: 'This file is missing. Restore it from the last version that worked.' },
    ]);
  });
});
