import { fillerIn } from '../../shared/words.ts';
import { fileOf, placeInPolicy, type Rule } from './publication.ts';

const sample: Rule = {
  name: 'sample',
  remedy:
    'Enter the real value and remove "!sample" (or "sample: true"). Publishing invented reviews or figures is unlawful.',
  find: ({ samples }) => samples(),
};

const lorem: Rule = {
  name: 'lorem',
  remedy: 'Replace the filler text with your own words.',
  find: (publication) => {
    const written = (publication.holdsFiller() ? publication.texts() : [])
      .filter(({ where }) => fileOf(where) !== 'content/release.yaml')
      .map(({ where, value }) => ({ where, value: fillerIn(value) }))
      .filter(({ value }) => value !== '');
    if (written.length > 0) return written;
    // Not in the content, so it comes from a component.
    return publication.pages
      .filter(({ facts }) => facts.filler !== '')
      .map(({ route, facts }) => ({ where: route.path, value: facts.filler }));
  },
};

const undatedPolicy: Rule = {
  name: 'undated-policy',
  remedy: 'Enter the date from which the policy applies, such as updated: October 1, 2026.',
  find: (publication) =>
    publication.content.policies
      .filter(({ updated }) => updated === '')
      .map((policy) => ({ where: placeInPolicy(publication, policy, 'updated'), value: '' })),
};

/** Placeholders for real values, and missing dates. */
export const wordRules = [sample, lorem, undatedPolicy];
