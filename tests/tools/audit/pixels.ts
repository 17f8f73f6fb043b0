import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** A part of the page in CSS px, from the page's top left corner. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The pixels of a part of the page: one per CSS px, three bytes each. */
export interface Pixels {
  area: Area;
  width: number;
  height: number;
  rgb: Uint8Array;
}

/** Browsers paint at most 16,384 px into one picture. */
const TALLEST = 12_000;

/**
 * Takes a picture of a part of the page, which must have one device pixel per CSS px.
 * @param beyond also the part outside the screen, for which the browser paints the page again
 */
export async function shoot(page: Page, wanted: Area, beyond = false): Promise<Pixels> {
  const area = roundOut(wanted);
  const width = area.right - area.left;
  const devtools = await page.context().newCDPSession(page);
  const parts: Buffer[] = [];
  for (let top = area.top; top < area.bottom; top += TALLEST) {
    const height = Math.min(TALLEST, area.bottom - top);
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'png',
      captureBeyondViewport: beyond,
      clip: { x: area.left, y: top, width, height, scale: 1 },
    });
    parts.push(await sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer());
  }
  await devtools.detach();
  return { area, width, height: area.bottom - area.top, rgb: Buffer.concat(parts) };
}

/** The complete page. */
export function pageArea(page: Page): Promise<Area> {
  return page.evaluate(() => ({
    left: 0,
    top: 0,
    right: innerWidth,
    bottom: document.documentElement.scrollHeight,
  }));
}

/** The visible part. */
export function screenArea(page: Page): Promise<Area> {
  return page.evaluate(() => ({
    left: scrollX,
    top: scrollY,
    right: scrollX + innerWidth,
    bottom: scrollY + innerHeight,
  }));
}

function roundOut({ left, top, right, bottom }: Area): Area {
  return {
    left: Math.max(0, Math.floor(left)),
    top: Math.max(0, Math.floor(top)),
    right: Math.ceil(right),
    bottom: Math.ceil(bottom),
  };
}

/** Relative luminance of a pixel (WCAG 2.2), 0 to 1; NaN outside the picture. */
export function luminance({ rgb, width, height, area }: Pixels, x: number, y: number): number {
  const [column, row] = [Math.round(x) - area.left, Math.round(y) - area.top];
  if (column < 0 || row < 0 || column >= width || row >= height) return Number.NaN;
  const at = (row * width + column) * 3;
  return relativeLuminance(rgb[at], rgb[at + 1], rgb[at + 2]);
}

/** Relative luminance of a color (WCAG 2.2), 0 to 1; its components are from 0 to 255. */
export function relativeLuminance(red = 0, green = 0, blue = 0): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

const linear = (value: number) => LINEAR[value] ?? 0;

/** Contrast of two luminances (WCAG 2.2), 1 to 21. */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The strongest contrast within an area: 1 if everything has the same luminance. */
export function strongestContrast(pixels: Pixels, area: Area): number {
  let [least, most] = [1, 0];
  eachPixel(area, (x, y) => {
    const value = luminance(pixels, x, y);
    if (Number.isNaN(value)) return;
    least = Math.min(least, value);
    most = Math.max(most, value);
  });
  return most < least ? 1 : contrast(least, most);
}

/** Number of pixels that differ by a contrast of at least `ratio` between two pictures of the same area. */
export function changedPixels(before: Pixels, after: Pixels, ratio: number): number {
  let changed = 0;
  if (Buffer.compare(before.rgb, after.rgb) === 0) return 0;
  eachPixel(before.area, (x, y) => {
    if (contrast(luminance(before, x, y), luminance(after, x, y)) >= ratio) changed += 1;
  });
  return changed;
}

function eachPixel({ left, top, right, bottom }: Area, look: (x: number, y: number) => void): void {
  for (let y = Math.floor(top); y < bottom; y += 1)
    for (let x = Math.floor(left); x < right; x += 1) look(x, y);
}
