import createEmotionServer from '@emotion/server/create-instance';
import { styles } from '../components/sheet.ts';

const server = createEmotionServer(styles);

/**
 * The rules that a page needs: global ones, and those of each class name that stands in its HTML.
 * @param html the finished body
 * @param kept class names that an island will use once it moves
 */
export function criticalCss(html: string, kept: string[] = []): string {
  return server.extractCritical(`${html} ${kept.join(' ')}`).css;
}
