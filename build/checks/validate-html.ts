import config from '../../.htmlvalidate.mjs';
import { cached } from '../shared/cache.ts';

/** What html-validate says of a page. */
export interface HtmlError {
  ruleId: string;
  message: string;
}

/**
 * Has html-validate read a page, by the rules of .htmlvalidate.mjs. It takes some 0.1 s; a page that was read before
 * costs a hash.
 * @returns the errors and warnings that it finds, each as its rule with what it says
 */
export async function findingsIn(html: string): Promise<HtmlError[]> {
  const found = await cached('html-errors', [html, JSON.stringify(config)], async () => {
    const { HtmlValidate, StaticConfigLoader } = await import('html-validate');
    const validator = new HtmlValidate(new StaticConfigLoader(config));
    const { results } = await validator.validateString(html);
    const errors = results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message }) => ({ ruleId, message }));
    return Buffer.from(JSON.stringify(errors));
  });
  return JSON.parse(found.toString());
}
