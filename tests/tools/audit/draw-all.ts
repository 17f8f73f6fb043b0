import type { Page } from 'playwright-core';

/**
 * Renders what the page defers: sections out of view and lazy pictures. Otherwise they have no contrast, no size and no
 * position. By script, because the page's policy blocks a style element.
 */
export async function drawAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
    const pictures = [...document.images].filter(
      ({ currentSrc, loading }) => currentSrc || loading === 'lazy',
    );
    for (const picture of pictures) picture.loading = 'eager';
    const drawn = pictures.map((picture) => picture.decode().catch(() => undefined));
    await Promise.race([Promise.all(drawn), new Promise((resolve) => setTimeout(resolve, 5000))]);
  });
  await showFont(page);
}

/**
 * A font that arrives late is not shown before the next page (font-display: optional), or before the browser reads its
 * rule again, which on a busy machine happens during a measurement. So this requests it again, and waits for it.
 */
async function showFont(page: Page): Promise<void> {
  const faces = await page.evaluate(() => {
    const known = window as unknown as { auditHasFont?: boolean };
    if (known.auditHasFont) return '';
    known.auditHasFont = true;
    return [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ cssText }) => cssText.replace('font-display: optional', 'font-display: block'))
      .join('\n');
  });
  if (faces) await adoptStyles(page, faces);
  await page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

/** Adopts a style sheet, which the page's policy allows, unlike a style element. */
export async function adoptStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, added];
  }, css);
}
