import type { ClientBundle } from '../assets/islands.ts';
import type { Problem } from '../shared/problems.ts';
import { originOf } from '../shared/url.ts';

/** Calls that connect to a literal URL of another site. */
const CALL =
  /\b(fetch|sendBeacon|WebSocket|EventSource|Worker|import|open)\(\s*(?:["'`]\w+["'`]\s*,\s*)?["'`]((?:https?:|wss?:)?\/\/[^"'`\s]+)/g;

/**
 * Finds requests in scripts that the policy of the pages blocks. URLs that a script composes are not detected.
 * @param islands their scripts as bundled
 * @param inline scripts within pages, by name
 * @param allowed origins to which the policy lets pages connect
 */
export function checkConnections(
  islands: ClientBundle,
  inline: ReadonlyMap<string, string>,
  allowed: readonly string[],
): Problem[] {
  const ofIslands = islands.outputs
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ file, contents }) => ({ where: sourceOf(file, islands), text: String(contents) }));
  const ofPages = [...inline].map(([name, text]) => ({ where: `client/inline/${name}.ts`, text }));
  return [...ofPages, ...ofIslands].flatMap(({ where, text }) =>
    [...text.matchAll(CALL)]
      .filter(([, , url = '']) => !allowed.includes(originOf(url) ?? ''))
      .map(([, call, url]) => ({
        where,
        message: `${call}("${url}"): the page's Content-Security-Policy blocks connections, except to the enquiry service and the counter in content/site.yaml. Remove it, or let that service receive the enquiries.`,
      })),
  );
}

/** The source of a script; of a chunk, that of the first island that loads it. */
function sourceOf(file: string, { scripts }: ClientBundle): string {
  const [name] = [...scripts].find(([, urls]) => urls.includes(`/${file}`)) ?? [];
  return name === undefined ? file : `client/${name}.tsx`;
}
