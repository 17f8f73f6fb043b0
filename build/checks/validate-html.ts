import config from '../../.htmlvalidate.mjs';
import { cached } from '../shared/cache.ts';

/**
 * Has html-validate read a page, by the rules of .htmlvalidate.mjs. It takes some 0.1 s; a page that was read before
 * costs a hash.
 * @returns how many errors and warnings it finds
 */
export async function findingsIn(html: string): Promise<number> {
  const counted = await cached('findings', [html, JSON.stringify(config)], async () => {
    const { HtmlValidate, StaticConfigLoader } = await import('html-validate');
    const validator = new HtmlValidate(new StaticConfigLoader(config));
    const { errorCount, warningCount } = await validator.validateString(html);
    return Buffer.from(String(errorCount + warningCount));
  });
  return Number(counted.toString());
}
