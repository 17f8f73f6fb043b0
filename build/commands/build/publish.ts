import { preparePublished } from '../../output/published-list.ts';
import type { Staging } from '../../output/staging.ts';
import type { PageSummary } from '../../render/page-summary.ts';
import type { BuildOptions } from '../../shared/options.ts';

/**
 * Puts the new site in the place of the old one. A release notes its addresses in content/published.yaml, where its site
 * is in place, and only then.
 * @returns the addresses that were not published before; none unless this is a release
 * @throws BuildError when the list or the site cannot be written; both are then as they were
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
