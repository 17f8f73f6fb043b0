import createEmotionServer from '@emotion/server/create-instance';
import { styles } from '../components/sheet.ts';

const server = createEmotionServer(styles);

/**
 * The rules that a page needs: global ones, and those of each class name that stands in its HTML; of the colours and
 * sizes that all sheets share, those that are used.
 * @param html the finished body
 * @param kept class names that an island will use once it moves
 */
export function criticalCss(html: string, kept: string[] = []): string {
  const { css } = server.extractCritical(`${html} ${kept.join(' ')}`);
  const used = new Set([...`${css}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css
    .replace(/:root\{[^}]*\}/g, (root) =>
      root.replace(/(--[\w-]+):[^;]*;/g, (definition, name: string) => (used.has(name) ? definition : '')),
    )
    .replaceAll(';}', '}');
}

/**
 * Puts the addresses of files into rules that name them: `url(drawings/contours-wood.svg)`.
 * @param asset gives the address of a file @throws an Error if there is no such file
 */
export const withAddresses = (css: string, asset: (file: string) => string) =>
  css.replace(/\burl\(((?:drawings|images)\/[^)]+)\)/g, (_reference, file: string) => `url(${asset(file)})`);
