import type { Result } from 'axe-core';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** Share of the ground that may have less contrast: a thin line that crosses the text. */
const FEW = 0.02;

/** Hides text with its lines and the signs in buttons, but not what is behind. */
const WITHOUT_TEXT = `
  * { -webkit-text-fill-color: transparent !important; text-decoration: none !important }
  a svg, button svg { opacity: 0 !important }
`;

/**
 * Text on a picture, whose contrast axe-core cannot tell from the styles: measures it with what is drawn behind
 * (WCAG 1.4.3).
 * @param incomplete what axe-core could not tell
 */
export async function contrastOnPictures(page: Page, incomplete: Result[]): Promise<string[]> {
  const found: string[] = [];
  const added = await page.addStyleTag({ content: WITHOUT_TEXT });
  for (const { any, target } of incomplete.flatMap(({ nodes }) => nodes)) {
    const { messageKey, expectedContrastRatio } = any[0]?.data ?? {};
    const selector = target.join(' ');
    if (!/^(imgNode|bgGradient)$/.test(messageKey) || selector.includes('text[')) continue;
    const needed = Number.parseFloat(expectedContrastRatio);
    const element = page.locator(selector).first();
    await element.scrollIntoViewIfNeeded();
    const { box, color, isCovered } = await element.evaluate((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, width, height } = range.getBoundingClientRect();
      const isCovered = !node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      return { box: { x, y, width, height }, color: getComputedStyle(node).color, isCovered };
    });
    // By a toast, for example.
    if (isCovered) continue;
    const pixels = await sharp(await page.screenshot({ clip: box }))
      .removeAlpha()
      .raw()
      .toBuffer();
    const letters = luminance(color.match(/\d+/g)?.map(Number) ?? []);
    const contrasts = Array.from({ length: pixels.length / 3 }, (_, pixel) => {
      const ground = luminance([...pixels.subarray(3 * pixel, 3 * pixel + 3)]);
      return (Math.max(ground, letters) + 0.05) / (Math.min(ground, letters) + 0.05);
    }).sort((one, other) => one - other);
    const measured = contrasts[Math.floor(contrasts.length * FEW)] ?? needed;
    if (measured < needed)
      found.push(`${selector} has a contrast of ${measured.toFixed(1)} with its picture`);
  }
  await added.evaluate((style) => style.parentNode?.removeChild(style));
  return found;
}

/** Relative luminance (WCAG 2.2) of red, green and blue from 0 to 255. */
function luminance(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
