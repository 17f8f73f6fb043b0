import type { ProseSection } from '../../schemas/content.ts';

const HEADING = /<h3>(.*?)<\/h3>/g;

/** The headings within a section, as HTML without tags, and their ids, which no section has: a slug has no dot. */
export const partsOf = ({ id, html }: ProseSection) =>
  [...html.matchAll(HEADING)].map(([, heading = ''], index) => ({
    id: `${id}.${index + 1}`,
    html: heading.replace(/<[^>]*>/g, ''),
  }));

/** The HTML of a section, in which the contents lead to each heading, and each has a number by which it can be cited. */
export function withIds({ id, html }: ProseSection, section: number): string {
  let count = 0;
  return html.replace(HEADING, (_heading, inner: string) => {
    count += 1;
    return `<h3 id="${id}.${count}"><b>${section}.${count}</b> ${inner}</h3>`;
  });
}
