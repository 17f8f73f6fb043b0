import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { tokens } from '../../../components/engine.ts';
import { Card, type CardWords } from './LinkCard.tsx';
import type { Letters } from './letters.ts';

/** The card of a page as SVG, with color values instead of color names. */
export const cardSvg = (words: CardWords, letters: Letters): string =>
  renderToStaticMarkup(createElement(Card, { words, letters })).replace(
    /var\((--[\w-]+)\)/g,
    (_reference, name: keyof typeof tokens) => tokens[name],
  );

/** Describes letters instead of drawing them, which needs no font. */
export const DESCRIBED: Letters = {
  width: (text, { size }) => (text.length * size) / 2,
  outline: (...line) => JSON.stringify(line),
};
