import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SearchTerms } from '../../components/drawings/SearchTerms.tsx';
import { searches } from '../../components/drawings/samples.ts';

it.each([false, true])('the drawing of search ads shows the ad and every search (narrow: %s)', (narrow) => {
  const markup = renderToStaticMarkup(
    <svg aria-hidden="true">
      <SearchTerms {...searches} narrow={narrow} />
    </svg>,
  );
  const shown = parse(markup)
    .querySelectorAll('text')
    .map((text) => text.textContent);
  const expected = [...searches.ad.title, searches.ad.address, ...searches.terms.map(({ search }) => search)];
  expect(shown).toEqual(expect.arrayContaining(expected));
});
