import type { LoadedContent } from '../content/load.ts';
import type { Service } from '../content/schemas/services.ts';
import { didYouMean } from '../shared/nearest.ts';
import { type Problem, stopOn } from '../shared/problems.ts';

/**
 * Finds pictures that the content names and nobody has drawn.
 * @throws BuildError with a problem for each
 * @param files names of the files that pages may show: `drawings/results-page.svg`, `images/shop.svg`
 */
export function checkPictures({ content, placeOf }: LoadedContent, files: string[]): void {
  const known = files.flatMap((file) => /^(?:drawings|images)\/(.+)\.svg$/.exec(file)?.[1] ?? []);
  const pictures = content.services.flatMap(picturesOf);
  const missing = pictures
    .filter(({ name }) => !known.includes(name))
    .map(
      (picture): Problem => ({
        where: placeOf(picture, 'name') ?? 'content/services',
        message: `There is no picture named "${picture.name}".${didYouMean(picture.name, known)} Fix the name, or put your own picture into static/images/${picture.name}.svg.`,
      }),
    );
  stopOn(missing);
}

function picturesOf(service: Service): Service['picture'][] {
  const { picture, example } = service;
  const shown = [picture, ...(example ? [example.before.picture, example.after.picture] : [])];
  if (service.layout === 'activities') return shown;
  if (service.layout === 'listing') shown.push(service.whyUs.picture);
  const cards = service.layout === 'cards' ? service.cards : service.expertise.items;
  return [...shown, ...cards.flatMap((card) => card.picture ?? [])];
}
