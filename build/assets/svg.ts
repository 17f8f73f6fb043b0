import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { tokens } from '../../components/engine.ts';
import type { Problem } from '../shared/problems.ts';

/** Replaces the names of colors with their values: a file of its own does not see those of a page. */
export const withColors = (text: string): string =>
  text.replace(/var\((--[\w-]+)\)/g, (use, name: string) => (tokens as Record<string, string>)[name] ?? use);

/** An SVG as the text of a file. @param frame attributes of the svg element */
export const svgOf = (frame: Record<string, string | number>, art: ReactNode): string =>
  withColors(
    renderToStaticMarkup(createElement('svg', { xmlns: 'http://www.w3.org/2000/svg', ...frame }, art)),
  );

/** The size in an SVG's attributes; undefined without one. */
export function sizeOfSvg(contents: string | Uint8Array): { width: number; height: number } | undefined {
  const [tag = ''] = /<(?:\w+:)?svg\b[^>]*>/.exec(Buffer.from(contents).toString()) ?? [];
  const viewBox = /\bviewBox=["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(tag);
  const [width = 0, height = 0] = viewBox?.slice(1).map((length) => Math.round(Number(length))) ?? [];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** The first color that is not written as pages, drawings and mixtures of colors need it. */
export const problemsOfColors = (): Problem[] =>
  Object.entries<string>(tokens)
    .filter(([, color]) => !/^#[\da-f]{6}$/i.test(color))
    .slice(0, 1)
    .map(([name, color]) => ({
      where: 'components/tokens.ts',
      message: `The color ${name} is "${color}". Write # and six digits or letters from a to f, such as #ff661c.`,
    }));
