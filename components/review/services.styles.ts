import type { Review } from '../../schemas/pages.ts';
import { numbered } from '../sheet.ts';

/** Services of which a visitor can see the reviews alone. */
const MOST = 10;

/** What two or more reviewers bought, in the order of the reviews. */
export const servicesOf = (reviews: Review[]): string[] => {
  const bought = reviews.map((review) => review.bought ?? '');
  const repeated = bought.filter((service, place) => service && bought.indexOf(service) < place);
  return [...new Set(repeated)].slice(0, MOST);
};

/**
 * For each option of the group of services: hides what does not belong to it. The first is for reviews of none.
 */
const names = numbered('review/services', MOST + 1, (place) => ({
  [`section:has(optgroup :checked):not(:has(optgroup > :nth-child(${place}):checked)) &`]: {
    display: 'none',
  },
}));

/** Class of a review and its town. */
export const serviceOf = (bought: string | undefined, services: string[]) =>
  services.length > 0 && names[services.indexOf(bought ?? '') + 1];
