import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Redirect } from '../content/redirects.ts';
import { builtRedirects } from '../output/hosts/redirects-file.ts';
import { openFolder } from './upload/folder.ts';
import { openFtp } from './upload/ftp.ts';
import type { Host } from './upload/host.ts';
import { remotePlace } from './upload/place.ts';
import { readSite } from './upload/release-folder.ts';
import { openS3 } from './upload/s3.ts';
import { openSftp } from './upload/sftp.ts';
import { terminalPrompt } from './upload/terminal.ts';
import { upload } from './upload/transfer.ts';

const USAGE = `Say where to upload, after two dashes:
  npm run upload -- ftp://USER@ftp.example.com/public_html    (or sftp://…; the password in UPLOAD_PASSWORD)
  npm run upload -- s3://BUCKET                               (--endpoint-url=URL for another S3 service)
  npm run upload -- /var/www/site                             (a folder of this machine)
Options: --unreleased uploads what \`npm run build\` made, for a host that only serves tests; --overwrite replaces what this machine did not put there.`;

/** What the hosts need to know about this machine. */
export interface HostSettings {
  dist: string;
  /** Address of an S3-compatible service; undefined for Amazon's. */
  endpoint: string | undefined;
  /** Where addresses lead that are no longer pages. */
  redirects: readonly Redirect[];
  environment: NodeJS.ProcessEnv;
  /** Asks the person at the terminal for a secret; undefined if nobody can answer. */
  ask: ((question: string) => Promise<string>) | undefined;
}

/** @returns opens the host at an address. @throws Error that shows the valid forms */
export function hostAt(address: string | undefined, settings: HostSettings): () => Promise<Host> {
  if (address === undefined) throw new Error(USAGE);
  const { dist, endpoint, redirects, environment, ask } = settings;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol === 's3:') return async () => openS3(url, endpoint, environment, redirects);
  if (url?.protocol === 'ftp:' || url?.protocol === 'sftp:') {
    const place = remotePlace(url, environment, ask);
    const ssh = { agent: environment.SSH_AUTH_SOCK, folder: path.join(homedir(), '.ssh') };
    return () => (url.protocol === 'ftp:' ? openFtp(place) : openSftp(place, ssh));
  }
  // Not printed in full: it may contain a password.
  if (address.includes('://'))
    throw new Error(
      `Addresses that begin with ${address.split('://', 1)[0]}:// are not supported.\n${USAGE}`,
    );
  // Otherwise a server address without its beginning would create a folder here, and nothing would be online.
  if (!PATH.test(address) && !existsSync(address))
    throw new Error(
      `There is no folder of that name here. If you mean a new one on this machine, begin with ./\n${USAGE}`,
    );
  return () => openFolder(path.resolve(address), dist);
}

/** An address that must be a folder: `/var/www`, `./web`, `C:\web`. */
const PATH = /^(?:\.{0,2}[\\/]|[a-z]:[\\/])/i;

/** Where this machine keeps its lists: beside dist, where neither a build nor `npm ci` deletes them. */
const LISTS = '.uploads';

/** `npm run upload -- ADDRESS`. */
export async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      dist: { type: 'string', default: 'dist' },
      'endpoint-url': { type: 'string' },
      unreleased: { type: 'boolean', default: false },
      overwrite: { type: 'boolean', default: false },
    },
  });
  const dist = path.resolve(values.dist);
  const open = hostAt(positionals[0], {
    dist,
    endpoint: values['endpoint-url'],
    redirects: builtRedirects(dist),
    environment: process.env,
    ask: terminalPrompt(process),
  });
  await upload({
    site: readSite(dist, values.unreleased),
    open,
    lists: path.join(path.dirname(dist), LISTS),
    overwrite: values.overwrite,
    today: new Date().toISOString().slice(0, 10),
    print: console.log,
  });
  console.log('The site is up.');
  process.exit(0);
}
