import config from '../../.htmlvalidate.mjs';
import type { Staging } from '../output/staging.ts';
import type { Site } from '../render/open-site.ts';
import type { PageSummary } from '../render/page-summary.ts';
import { cached } from '../shared/cache.ts';
import type { BuildOptions } from '../shared/options.ts';
import type { Found } from '../shared/problems.ts';
import { toolVersion } from '../shared/tool-version.ts';
import { checkBudgets } from './budgets/check-budgets.ts';

/** What only the finished, compressed site shows. */
export interface OutputFindings {
  /** For each page that its content makes too heavy: by how much, and what to do. */
  heavy: string[];
  /** The messages of html-validate. */
  htmlErrors: Found[];
}

/**
 * Checks the finished, compressed site, and its weight. A draft is not checked. Only a release checks the HTML, because
 * that takes longer than making the pages.
 * @param staging the site with its precompressed files
 * @throws BuildError with what the code makes too heavy
 */
export async function checkOutput(
  { inlineScripts }: Site,
  pages: PageSummary[],
  staging: Staging,
  { draft, development, release }: BuildOptions,
): Promise<OutputFindings> {
  // React's development build is larger than the published one.
  const isWeighed = !draft && !development;
  return {
    heavy: isWeighed ? checkBudgets(pages, staging, inlineScripts) : [],
    htmlErrors: release && !draft ? await htmlErrors(pages, staging) : [],
  };
}

async function htmlErrors(pages: PageSummary[], site: Staging): Promise<Found[]> {
  const found = pages.map(async ({ route }) => {
    const errors = await validate(site.read(route.file).toString());
    return errors.map(({ rule, message }) => ({ where: route.path, value: rule, note: message }));
  });
  return (await Promise.all(found)).flat();
}

const TOOL = toolVersion('html-validate');

/**
 * Checks a page with html-validate, by the rules of .htmlvalidate.mjs. It takes about 0.1 s; a page that was checked
 * before costs only a hash.
 */
async function validate(html: string): Promise<{ rule: string; message: string }[]> {
  const found = await cached('html-messages', [TOOL, JSON.stringify(config), html], async () => {
    const { HtmlValidate, StaticConfigLoader } = await import('html-validate');
    const { results } = await new HtmlValidate(new StaticConfigLoader(config)).validateString(html);
    const messages = results.flatMap((result) => result.messages);
    return Buffer.from(JSON.stringify(messages.map(({ ruleId, message }) => ({ rule: ruleId, message }))));
  });
  return JSON.parse(found.toString());
}
