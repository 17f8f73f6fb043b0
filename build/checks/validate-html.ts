import config from '../../.htmlvalidate.mjs';
import { cached } from '../shared/cache.ts';
import { toolVersion } from '../shared/tool-version.ts';

const TOOL = toolVersion('html-validate');

/** A message of html-validate. */
export interface HtmlError {
  ruleId: string;
  message: string;
}

/**
 * Checks a page with html-validate, by the rules of .htmlvalidate.mjs. It takes about 0.1 s; a page that was checked
 * before costs only a hash.
 * @returns errors and warnings, each with its rule and message
 */
export async function findingsIn(html: string): Promise<HtmlError[]> {
  const found = await cached('html-errors', [TOOL, JSON.stringify(config), html], async () => {
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
