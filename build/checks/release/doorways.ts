import type { Place } from '../../../schemas/content.ts';
import type { Rule } from './publication.ts';

/** The part of their word sequences that two pages may share. */
const SHARED = 0.6;
/** Words in a sequence. */
const LENGTH = 3;

const fileOf = ({ slug }: Place) => `content/places/${slug}.yaml`;

/** Sequences of words on a page, without names and numbers: words with a capital or a digit. */
function sequencesOf({ heading, lead, texts, local }: Place): Set<string> {
  const customers = local.customers?.map(({ text }) => text) ?? [];
  const written = [heading, lead, ...texts.flatMap(({ title, text }) => [title, text]), ...customers];
  const words = written.join(' ').split(/[^\p{L}\p{N}’']+/u);
  const plain = words.filter((word) => word !== '' && !/[\p{Lu}\p{N}]/u.test(word));
  return new Set(plain.slice(LENGTH - 1).map((_word, index) => plain.slice(index, index + LENGTH).join(' ')));
}

/** The part of the smaller set that is in the other one, too. */
function overlap(one: Set<string>, other: Set<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let both = 0;
  for (const sequence of small) if (large.has(sequence)) both += 1;
  return small.size === 0 ? 0 : both / small.size;
}

/** Pages that differ in the name of the town only: search engines call them doorways, and drop them. */
const doorway: Rule = {
  name: 'doorway',
  remedy:
    'Write what is true of this place only, or remove its file: search engines drop pages that say the same of each town, and may drop the site with them.',
  find: ({ content: { places } }) => {
    const read: { place: Place; sequences: Set<string> }[] = [];
    return places.flatMap((place) => {
      const sequences = sequencesOf(place);
      const same = read.find((earlier) => overlap(earlier.sequences, sequences) > SHARED);
      read.push({ place, sequences });
      if (!same) return [];
      const part = Math.round(100 * overlap(same.sequences, sequences));
      return [
        {
          where: fileOf(place),
          value: place.heading,
          note: `shares ${part} % of its words with ${fileOf(same.place)}`,
        },
      ];
    });
  },
};

/** Each place has a street, a customer, a photograph, hours or a map that no other place has. */
const nothingLocal: Rule = {
  name: 'nothing-local',
  remedy:
    'Name under "local" a street, a customer, a photograph, hours or a map that belongs to this place only.',
  find: ({ content: { places } }) => {
    const facts = places.map(({ local: { streets, customers, photographs, hours, map } }) => [
      ...(streets ?? []),
      ...(customers ?? []).map(({ name }) => name),
      ...(photographs ?? []).map(({ name }) => name),
      ...(hours ? [JSON.stringify(hours.times)] : []),
      ...(map ? [map] : []),
    ]);
    const counts = new Map<string, number>();
    for (const fact of facts.flatMap((own) => [...new Set(own)]))
      counts.set(fact, (counts.get(fact) ?? 0) + 1);
    return places
      .filter((_place, index) => !facts[index]?.some((fact) => counts.get(fact) === 1))
      .map((place) => ({ where: fileOf(place), value: place.heading }));
  },
};

/** Rules of the pages of places. */
export const placeRules = [doorway, nothingLocal];
