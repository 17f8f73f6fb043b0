import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { pagesOf } from './browser.ts';
import { DESKTOP, PHONE } from './check.ts';
import { drawAll } from './draw-all.ts';
import { shoot } from './pixels.ts';
import { type BuiltPage, NOT_FOUND } from './read-pages.ts';

/** A picture of a page for the report. */
export interface Shot {
  /** File, relative to the report. */
  src: string;
  /** Width of the window, CSS px. */
  window: number;
  width: number;
  height: number;
}

/** Maximum height of WebP. */
const TALLEST = 16_000;

/**
 * Pictures of a whole page on a phone and a desktop.
 * @param folder for the pictures
 * @returns the picture of the phone, then that of the desktop
 */
export async function takeShots(
  page: BuiltPage,
  browser: Browser,
  origin: string,
  folder: string,
): Promise<Shot[]> {
  await mkdir(path.join(folder, 'shots'), { recursive: true });
  const pages = pagesOf(browser);
  const shots: Shot[] = [];
  for (const viewport of [PHONE, DESKTOP]) {
    const opened = await pages.open(origin + page.path, { viewport, isBrief: page.route === NOT_FOUND });
    await drawAll(opened);
    const bottom = await opened.evaluate(() => document.documentElement.scrollHeight);
    const area = { left: 0, top: 0, right: viewport.width, bottom: Math.min(bottom, TALLEST) };
    const { rgb, width, height } = await shoot(opened, area, true);
    const src = `shots/${page.route.replaceAll('/', '-').replace(/^-|-$/g, '') || 'home'}-${viewport.width}.webp`;
    await sharp(rgb, { raw: { width, height, channels: 3 } })
      .webp({ quality: 70 })
      .toFile(path.join(folder, src));
    shots.push({ src, window: viewport.width, width, height });
  }
  await pages.close();
  return shots;
}
