import type { Page } from 'playwright-core';
import { adoptStyles } from './draw-all.ts';
import { readLayout } from './layout.ts';
import {
  type Area,
  contrast,
  luminance,
  type Pixels,
  pageArea,
  relativeLuminance,
  screenArea,
  shoot,
} from './pixels.ts';
import type { TextLine } from './text-lines.ts';

/** Share of the background behind a line that may have less contrast: a thin line that crosses the text. */
const FEW = 0.02;

/** Share of a line's box above and below the letters. */
const AIR = 0.25;

/**
 * Measures the contrast of each line of text with the painted background behind it: pictures, gradients and what is
 * below them, where axe-core reports nothing. Text in drawings is part of a picture and omitted.
 * @param whole the complete page; otherwise the visible and uncovered part
 * @returns findings (WCAG 1.4.3); afterwards the page's text is transparent
 */
export async function paleLines(page: Page, whole: boolean): Promise<string[]> {
  const { lines } = await readLayout(page);
  await adoptStyles(
    page,
    '* { -webkit-text-fill-color: transparent !important; text-shadow: none !important }',
  );
  const pixels = await shoot(page, await (whole ? pageArea(page) : screenArea(page)), whole);
  const judged = lines.filter((line) => !line.isDisabled && (whole || !line.covered));
  return [...new Set(judged.flatMap((line) => pale(line, pixels) ?? []))];
}

function pale(line: TextLine, pixels: Pixels): string | undefined {
  const needed = line.isLarge ? 3 : 4.5;
  const letters = letterLuminance(line.color);
  const grounds = groundsBehind(line, pixels).sort((a, b) => contrast(a, letters) - contrast(b, letters));
  const ground = grounds[Math.floor(grounds.length * FEW)];
  if (ground === undefined) return undefined;
  const measured = contrast(ground, letters);
  // A color component has 256 steps, so the last digit is rounding.
  if (measured >= needed - 0.05) return undefined;
  return `"${line.words}" has a contrast of ${measured.toFixed(2)}:1 with what is drawn behind it, and needs ${needed}:1`;
}

/** Luminances of the pixels behind the letters of a line. */
function groundsBehind(line: Area, pixels: Pixels): number[] {
  const air = (line.bottom - line.top) * AIR;
  const found: number[] = [];
  for (let y = Math.ceil(line.top + air); y < line.bottom - air; y += 1) {
    for (let x = Math.ceil(line.left); x < line.right - 1; x += 1) {
      const value = luminance(pixels, x, y);
      if (!Number.isNaN(value)) found.push(value);
    }
  }
  return found;
}

/** @throws Error for a color that is not an opaque rgb(), which the site does not have */
function letterLuminance(color: string): number {
  const [, red, green, blue, alpha = '1'] = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(color) ?? [];
  if (blue === undefined || Number(alpha) < 1) throw new Error(`The color ${color} cannot be measured.`);
  return relativeLuminance(Number(red), Number(green), Number(blue));
}
