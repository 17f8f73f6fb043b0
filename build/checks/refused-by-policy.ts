import type { PageSummary } from '../render/page-summary.ts';
import type { RefusedKind } from '../render/refused-resources.ts';
import type { Problem } from '../shared/problems.ts';
import { problemOnPages } from './on-pages.ts';

/** What to do about each kind of content that browsers would silently block. */
const REMEDIES: Record<RefusedKind, string> = {
  script:
    'Scripts of other sites, and scripts that the build did not put there, do not run. Put your own into client/inline/NAME.ts and include it with inlineScript(\'NAME\') (components/page.ts); a counter belongs under "measurement" in content/site.yaml.',
  handler: 'Code in attributes does not run. Put it into client/inline/NAME.ts, and listen there.',
  style: 'Only the styles of sheets apply. Write a class in a sheet (components/sheet.ts) instead.',
  frame: 'Only the map of content/site.yaml is shown in a frame. Link to the other page instead.',
  picture:
    'Only pictures of this site are shown. Put the picture into static/images/, and use its address there.',
  media: 'Videos, sounds and plug-ins are not played here. Show a picture that links to where it plays.',
  font: 'Only fonts of this site are loaded. Put the font into static/fonts/.',
  form: 'Forms are not sent to an address. Use the contact form, which sends to the service in content/site.yaml.',
  base: 'The base address of a page cannot be changed. Write its addresses in full.',
  ping: 'Clicks are not reported to another address. Leave the attribute out.',
};

/** Content of a page that its Content-Security-Policy blocks: only visitors would notice. */
export function checkRefused(pages: readonly PageSummary[]): Problem[] {
  const paths = new Map<string, Set<string>>();
  for (const { route, facts } of pages) {
    for (const { what, kind } of facts.refused) {
      const message = `The page's Content-Security-Policy blocks ${what}. ${REMEDIES[kind]}`;
      paths.set(message, (paths.get(message) ?? new Set()).add(route.path));
    }
  }
  return [...paths].map(([message, on]) => problemOnPages([...on], message));
}
