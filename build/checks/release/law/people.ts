import { foundAt, type Rule, sentencesWith } from '../publication.ts';

/** What reviews and faces need. */
export const peopleRules: Rule[] = [
  {
    name: 'review-consent',
    law: '16 CFR 465.2: a review must be by a real customer about a real experience.',
    remedy:
      'Write below the review when and how its author agreed to be quoted: consent: { how: by email, date: "March 3, 2026" }.',
    find: (publication) =>
      publication.content.reviews.reviews
        .filter(({ sample, consent }) => !sample && !consent?.date)
        .map((review) => foundAt(publication, review, 'name')),
  },
  {
    name: 'selected-reviews',
    law: '16 CFR 465.7: the reviews shown must not look like all of them if others are left out.',
    remedy:
      'Only reviews with 4 and 5 stars are stored. Call them selected reviews on their page, and nowhere all reviews; or store the others, too.',
    find: (publication) => {
      const page = publication.content.reviews;
      if (page.reviews.some(({ stars }) => stars < 4)) return [];
      const isSaid = /\bselect(?:ed|ion)\b/i.test(`${page.heading} ${page.lead}`);
      return [
        ...(isSaid ? [] : [foundAt(publication, page, 'lead', 'does not say that they are selected')]),
        ...sentencesWith(/\b(?:all|each|every one) (?:of )?our (?:\w+ )?reviews\b/i, publication),
      ];
    },
  },
  {
    name: 'picture-consent',
    law: 'California Civil Code 3344, New York Civil Rights Law 51: a face in advertising needs the person’s consent.',
    remedy:
      'Write below the picture when and how this person agreed to be shown: consent: { how: in their contract, date: "March 3, 2026" }.',
    find: (publication) =>
      (publication.content.about.people?.items ?? [])
        .filter(({ sample, picture, consent }) => !sample && picture && !consent?.date)
        .map((person) => foundAt(publication, person, 'name')),
  },
];
