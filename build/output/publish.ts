import type { PageSummary } from '../render/page-summary.ts';
import type { BuildOptions } from '../shared/options.ts';
import { preparePublished } from './published-list.ts';
import type { Staging } from './staging.ts';

/**
 * Replaces the old site with the new one. A release then adds its addresses to content/published.yaml.
 * @returns newly published addresses; none unless this is a release
 * @throws BuildError if the list or the site cannot be written; both then remain unchanged
 */
export function publish(
  staging: Staging,
  pages: readonly PageSummary[],
  { root, release }: Pick<BuildOptions, 'root' | 'release'>,
): string[] {
  if (!release) {
    staging.publish(release);
    return [];
  }
  const addresses = pages.filter(({ route }) => route.indexed).map(({ route }) => route.path);
  const list = preparePublished(root, addresses);
  try {
    staging.publish(release);
    list.keep();
  } finally {
    list.drop();
  }
  return list.added;
}
