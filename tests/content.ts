import { loadContent } from '../build/content/load.ts';

/** The content of the site under test, from which tests derive what to expect. */
export const { content: CONTENT } = await loadContent('.');

/** Title and route of each service, in the order of the content. */
export const SERVICES = CONTENT.services.map(({ slug, title }) => [title, `/services/${slug}/`] as const);

/** Route of each policy, in the order of the content. */
export const POLICIES = CONTENT.policies.map(({ slug }) => `/${slug}/`);
