import { describe, expect, it } from 'vitest';
import { readProse, slugify } from '../../build/content/markdown.ts';
import { replace, site } from './small-site.ts';

const POLICY = 'content/policies/refund-policy.md';

/** Puts a text below the heading "Questions" of the policy. */
const under = (text: string) => replace('Write to', `${text}\n\nWrite to`);

describe('the text of a policy', () => {
  const facts = { agency: 'Lantern', email: 'hello@lantern.example', address: '1 Test Street' };
  const read = (body: string) => readProse('content/policies/terms.md', body, 1, facts);

  it('becomes one section for each heading', () => {
    const { sections, problems } = read('## Payment\n\nFirst.\n\n## Third-party links\n\n- one\n- two\n');
    expect(problems).toEqual([]);
    expect(sections).toEqual([
      { id: 'payment', heading: 'Payment', html: '<p>First.</p>\n' },
      {
        id: 'third-party-links',
        heading: 'Third-party links',
        html: '<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n',
      },
    ]);
  });

  it('has its placeholders replaced', () => {
    const { sections } = read('## About {agency}\n\n{agency} reads {email}.\n');
    expect(sections[0]?.heading).toBe('About Lantern');
    expect(sections[0]?.html).toContain('Lantern reads ');
    expect(sections[0]?.html).toContain('hello@lantern.example');
  });

  it('gets ids of letters, digits and hyphens', () => {
    expect(slugify('Third-party links & “cookies”!')).toBe('third-party-links-cookies');
  });
});

describe('a mistake in the text of a policy', () => {
  it('is an unknown placeholder, reported with its place and the nearest known one', async () => {
    const small = await site({ [POLICY]: replace('{email}', '{emial}') });
    expect(await small.problems()).toEqual([
      {
        where: await small.place(POLICY, '{emial}'),
        message:
          'Nothing is known as "{emial}". Did you mean "email"? Placeholders: {agency}, {email}, {address}.',
      },
    ]);
  });

  const noHtml = 'HTML tags are not allowed here. Write the words alone; a policy may use Markdown.';

  it('is an HTML tag on a line of its own', async () => {
    const small = await site({ [POLICY]: under('<div>Please note</div>') });
    expect(await small.problems()).toEqual([{ where: await small.place(POLICY, '<div>'), message: noHtml }]);
  });

  it.each([
    ['a paragraph', 'Please <b>note</b> this.'],
    ['a list', '- Please <script>note</script> this.'],
    ['a table', '| Please |\n| --- |\n| <i>note</i> |'],
  ])('is an HTML tag within %s', async (_where, text) => {
    const small = await site({ [POLICY]: under(text) });
    const messages = (await small.problems()).map(({ message }) => message);
    expect([...new Set(messages)]).toEqual([noHtml]);
  });

  it('is text before the first section', async () => {
    const small = await site({ [POLICY]: replace('## Payment', 'Some words first.\n\n## Payment') });
    expect(await small.problems()).toEqual([
      {
        where: await small.place(POLICY, 'Some words first.'),
        message:
          'This text is before the first section. Put a line such as "## Payment" above it, or move it to "lead".',
      },
    ]);
  });

  it('is a heading of the first level, which the page has already', async () => {
    const small = await site({ [POLICY]: replace('## Questions', '# Questions') });
    expect(await small.problems()).toEqual([
      {
        where: await small.place(POLICY, '# Questions'),
        message: 'The page heading comes from "heading" in the front matter. Use "##" for a section.',
      },
    ]);
  });

  it('is a text without any section', async () => {
    const small = await site({ [POLICY]: replace(/## Payment[\s\S]*/, '') });
    expect((await small.problems()).map(({ message }) => message)).toEqual([
      'There is no section yet. Begin one with a line such as "## Payment".',
    ]);
  });
});
