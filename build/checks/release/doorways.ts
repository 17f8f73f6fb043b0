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
  const words = written.join(' ').match(/[\p{L}\p{N}’']+/gu) ?? [];
  const plain = words.filter((word) => !/[\p{Lu}\p{N}]/u.test(word));
  return new Set(plain.slice(LENGTH - 1).map((_word, index) => plain.slice(index, index + LENGTH).join(' ')));
}

/** The part of the smaller set that is in the other one, too. */
function overlap(one: Set<string>, other: Set<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  const both = [...small].filter((sequence) => large.has(sequence)).length;
  return small.size === 0 ? 0 : both / small.size;
}

/** What is true of a place: its streets, customers, photographs, hours and map. */
const localFacts = ({ local: { streets = [], customers = [], photographs = [], hours, map } }: Place) => [
  ...streets,
  ...customers.map(({ name }) => name),
  ...photographs.map(({ name }) => name),
  ...(hours ? [JSON.stringify(hours.times)] : []),
  ...(map ? [map] : []),
];

/** Rules of the pages of places. */
export const placeRules: Rule[] = [
  {
    // Pages that differ in the name of the town only: search engines call them doorways, and drop them.
    name: 'doorway',
    remedy:
      'Write what is true of this place only, or remove its file: search engines drop pages that say the same of each town, and may drop the site with them.',
    find: ({ places }) => {
      const sequences = places.map(sequencesOf);
      return places.flatMap((place, index) => {
        const own = sequences[index] as Set<string>;
        const parts = sequences.slice(0, index).map((earlier) => overlap(earlier, own));
        const same = parts.findIndex((part) => part > SHARED);
        if (same === -1) return [];
        const note = `shares ${Math.round(100 * (parts[same] as number))}% of its words with ${fileOf(places[same] as Place)}`;
        return [{ where: fileOf(place), value: place.heading, note }];
      });
    },
  },
  {
    // Each place has a street, a customer, a photograph, hours or a map that no other place has.
    name: 'nothing-local',
    remedy:
      'Name under "local" a street, a customer, a photograph, hours or a map that belongs to this place only.',
    find: ({ places }) => {
      const facts = places.map((place) => new Set(localFacts(place)));
      const isCommon = (fact: string) => facts.filter((others) => others.has(fact)).length > 1;
      return places
        .filter((_place, index) => [...(facts[index] ?? [])].every(isCommon))
        .map((place) => ({ where: fileOf(place), value: place.heading }));
    },
  },
];
