import config from '../../.htmlvalidate.mjs';
import type { Staging } from '../output/staging.ts';
import type { PageSummary } from '../render/make-pages.ts';
import { cached, toolVersion } from '../shared/cache.ts';
import type { BuildOptions } from '../shared/options.ts';
import { inParallel } from '../shared/workers.ts';

/** The messages of html-validate about the finished pages. Only for a release: it takes longer than making them. */
export async function htmlErrors(pages: PageSummary[], site: Staging, { draft, release }: BuildOptions) {
  if (draft || !release) return [];
  // Not all at once: each page is in memory while it is checked.
  const found = await inParallel(pages, async ({ route }) => {
    const errors = await validate(site.read(route.file).toString());
    return errors.map(({ rule, message }) => ({ where: route.path, value: rule, note: message }));
  });
  return found.flat();
}

const TOOL = toolVersion('html-validate');

/** Checks a page by the rules of .htmlvalidate.mjs. It takes about 0.1 s; one that was checked before, a hash. */
async function validate(html: string): Promise<{ rule: string; message: string }[]> {
  const found = await cached('html-messages', [TOOL, JSON.stringify(config), html], async () => {
    const { HtmlValidate, StaticConfigLoader } = await import('html-validate');
    const { results } = await new HtmlValidate(new StaticConfigLoader(config)).validateString(html);
    const messages = results.flatMap((result) => result.messages);
    return Buffer.from(JSON.stringify(messages.map(({ ruleId, message }) => ({ rule: ruleId, message }))));
  });
  return JSON.parse(found.toString());
}
