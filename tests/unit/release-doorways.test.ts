import { describe, expect, it } from 'vitest';
import { placeRules } from '../../build/checks/release/doorways.ts';
import type { Place } from '../../schemas/content.ts';

const TEXT =
  'Each corner here has a shop that people look for, and each search from a phone asks for what is near and open.';
const place = (slug: string, text: string, local: Place['local']) =>
  ({
    slug,
    heading: `Found in ${slug[0]?.toUpperCase()}${slug.slice(1)}`,
    lead: text,
    texts: [{ title: 'On the map', text }],
    local,
  }) as Place;
const found = (...places: Place[]) =>
  placeRules.flatMap(({ name, find }) =>
    find({ content: { places } } as Parameters<typeof find>[0]).map(({ where, note }) => [name, where, note]),
  );

describe('pages about places', () => {
  it('are refused by a release if only names and numbers differ', () => {
    const troy = place('troy', TEXT.replace('Each corner here', 'Each corner in Troy'), {
      streets: ['Main'],
    });
    const other = place(
      'piqua',
      'We drive there on 9 Mondays, park at the mill and walk from door to door.',
      {
        streets: ['Ash'],
      },
    );
    const dayton = place('dayton', TEXT.replace('Each corner here', 'Each corner in Dayton'), {
      streets: ['Elm'],
    });
    expect(found(dayton, other, troy)).toEqual([
      ['doorway', 'content/places/troy.yaml', 'shares 100 % of its words with content/places/dayton.yaml'],
    ]);
  });

  it('may share 60 % of their sequences of three words, not more', () => {
    const pair = (...endings: [string, string]) => {
      const [one, two] = endings.map((ending, index) => {
        const texts = [{ title: `we walk from door to door and ${ending}`, text: '' }];
        return { ...place(`${index}`, '', { streets: [`${index} Elm`] }), heading: '', texts };
      });
      return found(one as Place, two as Place);
    };
    // Nine sequences each, of which five or seven are the same.
    expect(pair('ask who sells what', 'look at each window')).toEqual([]);
    expect(pair('ask who sells bread', 'ask who buys paper')).toHaveLength(1);
  });

  it('are refused by a release without a street, customer, photograph, hours or map of their own', () => {
    const one = place('one', TEXT, { streets: ['Elm', 'Main'], map: 'https://maps.org/1' });
    const two = place('two', 'Nothing that the other one says.', { streets: ['Main'] });
    expect(found(one, two)).toEqual([['nothing-local', 'content/places/two.yaml', undefined]]);
    expect(found(one)).toEqual([]);
  });
});
