import { fileOf, type Rule } from './publication.ts';

const sample: Rule = {
  name: 'sample',
  remedy:
    'Put in the real value and remove "!sample" (or "sample: true"). Publishing invented reviews or figures is unlawful.',
  find: ({ samples }) => samples,
};

const LOREM = /\blorem\b|\bdolor sit amet\b/i;

const lorem: Rule = {
  name: 'lorem',
  remedy: 'Replace the filler by words of your own.',
  find: (publication) => {
    const written = publication.texts
      .filter(({ where }) => fileOf(where) !== 'content/release.yaml')
      .filter(({ value }) => LOREM.test(value));
    if (written.length > 0) return written.map(({ where, value }) => ({ where, value: around(value) }));
    // Not in the content, so a component brought it.
    const shown = publication.pages.map((page) => ({ where: page.path, value: page.root.structuredText }));
    return shown
      .filter(({ value }) => LOREM.test(value))
      .map(({ where, value }) => ({ where, value: around(value) }));
  },
};

/** The filler with a few words after it. */
const around = (text: string) => text.slice(text.search(LOREM)).replace(/\s+/g, ' ').slice(0, 60);

const undatedPolicy: Rule = {
  name: 'undated-policy',
  remedy: 'Put in the day from which the policy holds, such as updated: October 1, 2026.',
  find: ({ content, sources }) =>
    content.policies
      .filter(({ updated }) => updated === '')
      .map(({ slug }) => {
        const file = `content/policies/${slug}.md`;
        return { where: sources.get(file)?.at(['updated']) ?? file, value: '' };
      }),
};

/** Words that stand in for real ones, and a date that is missing. */
export const wordRules = [sample, lorem, undatedPolicy];
