import { isProgram } from '../../schemas/publish.ts';
import { isPhotograph } from './pictures.ts';

/** Endings of what a website serves to look at or to download. */
const PUBLISHED = [
  ...['avif', 'gif', 'ico', 'jpeg', 'jpg', 'png', 'svg', 'webp', 'otf', 'ttf', 'woff', 'woff2'],
  ...['csv', 'doc', 'docx', 'epub', 'ics', 'odp', 'ods', 'odt', 'pdf', 'ppt', 'pptx', 'rtf', 'txt', 'vcf'],
  ...['xls', 'xlsx', 'zip', 'aac', 'm4a', 'mp3', 'ogg', 'wav', 'm4v', 'mov', 'mp4', 'vtt', 'webm', 'xml'],
];

/** Files by which hosts are configured: Cloudflare, Netlify, Vercel, Azure, IIS, Apache and PHP. */
const SETTINGS =
  /^(?:_worker\.js|_routes\.json|_redirects|_headers|netlify\.toml|vercel\.json|staticwebapp\.config\.json|web\.config|\.ht\w+|\.user\.ini|php\.ini)$/i;

/**
 * Why a file under static/ must not be published, with what to do about it; undefined if it may be.
 * @param name its path within static/
 * @param added endings from content/site.yaml, without a dot
 */
export function problemOfName(name: string, added: readonly string[]): string | undefined {
  const file = name.slice(name.lastIndexOf('/') + 1);
  const [, ...parts] = file.split('.');
  const ending = parts.at(-1)?.toLowerCase();
  if (SETTINGS.test(file))
    return 'This file configures a host. Remove it: the build writes such files itself, redirects are in content/redirects.yaml.';
  // Apache looks for endings in each part of a name.
  const program = parts.find(isProgram);
  if (program !== undefined)
    return `Files with ".${program}" in their names are not published, because browsers or servers may run them. Rename it, make a page of it (content/README.md), save it as a PDF, or remove it. To prove to a search engine that the site is yours, use its DNS record.`;
  // Tokens and JSON that other services look for (RFC 8615).
  if (name.startsWith('.well-known/') && (ending === undefined || ending === 'json')) return undefined;
  if (ending === undefined)
    return 'The name of this file has no ending, so browsers cannot tell what it is. Add one, such as ".txt", or remove the file.';
  if ([...PUBLISHED, ...added].includes(ending) || isPhotograph(name)) return undefined;
  return `Files that end in ".${ending}" are not published. If visitors should download it, add the line "publish: [${ending}]" to content/site.yaml; otherwise move it out of static/.`;
}
