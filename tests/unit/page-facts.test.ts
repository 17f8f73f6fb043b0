import { expect, it } from 'vitest';
import { readPage } from './sample-summary.ts';

it.each([
  ['its text', '<a href="/">Home</a>', ['Home']],
  ['its label, if it has one', '<a href="/" aria-label="Home page"><b>Up</b></a>', ['Home page']],
  ['the alternative of a picture', '<a href="/"><img src="a.svg" alt="A lamp"> shop</a>', ['A lamp shop']],
  ['the label of a part', '<a href="/"><span aria-label="five">5</span> lamps</a>', ['five lamps']],
  ['nothing that is hidden', '<a href="/">Home<span aria-hidden="true"> »</span></a>', ['Home']],
  [
    'words apart in blocks, together in a word',
    '<a href="/"><p>SEO</p><p>Found <b>fi</b>rst</p></a>',
    ['SEO Found first'],
  ],
  ['characters in place of their codes', '<a href="/">Fish &amp; chips</a>', ['Fish & chips']],
  ['nothing at all if it is hidden itself', '<div aria-hidden="true"><a href="/">Home</a></div>', []],
])('a screen reader reads from a link %s', (_what, html, names) => {
  expect(readPage(html).links.map(({ name }) => name)).toEqual(names);
});
