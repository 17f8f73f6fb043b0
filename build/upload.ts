import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { glob } from 'glob';
import { folderHost } from './upload/folder.ts';
import { ftpHost } from './upload/ftp.ts';
import type { Host } from './upload/host.ts';
import { KEPT_DAYS, parseRecord, planUpload, RECORD_FILE, type UploadRecord } from './upload/plan.ts';
import { s3Host } from './upload/s3.ts';

/**
 * Brings a built site to a host: what pages ask for first, then the pages, and what is gone leaves last.
 * @param dist the built site
 * @param today `2026-11-21` (UTC)
 * @param print takes a line for the terminal before each step
 * @throws Error when there is no site, or when the host refuses a step
 */
export async function upload(
  dist: string,
  host: Host,
  today: string,
  print: (line: string) => void,
): Promise<void> {
  const files = host.selects((await glob('**/*', { cwd: dist, nodir: true, posix: true, dot: true })).sort());
  if (!files.includes('index.html')) {
    throw new Error(`There is no finished site in ${dist}. Run \`npm run release\` first.`);
  }
  const record = await host.read(RECORD_FILE);
  if (record === undefined) print('The first upload by this command: nothing that lies there is removed.');
  const plan = planUpload(files, parseRecord(record), today);
  await putRecord(host, plan.recordBefore);
  for (const { name, files } of plan.batches) {
    print(`${String(files.length).padStart(4)} ${name}`);
    await host.put(dist, files);
  }
  if (plan.removed.length > 0) {
    print(`${String(plan.removed.length).padStart(4)} files removed: ${plan.removed.join(', ')}`);
    await host.remove(plan.removed);
  }
  await putRecord(host, plan.recordAfter);
  if (plan.kept.length > 0) {
    print(
      `${String(plan.kept.length).padStart(4)} hashed files of earlier uploads stay for ${KEPT_DAYS} days`,
    );
  }
}

async function putRecord(host: Host, record: UploadRecord): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'upload-record-'));
  try {
    await mkdir(path.join(folder, path.dirname(RECORD_FILE)), { recursive: true });
    await writeFile(path.join(folder, RECORD_FILE), `${JSON.stringify(record, null, 1)}\n`);
    await host.put(folder, [RECORD_FILE]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const USAGE = `Name the place after two dashes:
  npm run upload -- ftp://USER@ftp.example.com/public_html    (or sftp://…; the password in LFTP_PASSWORD)
  npm run upload -- s3://BUCKET                               (--endpoint-url=URL for another S3 service)
  npm run upload -- /var/www/site                             (a folder of this machine)`;

/** The host that an address stands for. @throws Error that shows the ways to write one */
export function hostFor(
  address: string | undefined,
  endpoint: string | undefined,
  environment: NodeJS.ProcessEnv,
): Host {
  if (address === undefined) throw new Error(USAGE);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol === 's3:') return s3Host(url, endpoint);
  if (url?.protocol === 'ftp:' || url?.protocol === 'sftp:') return ftpHost(url, environment);
  if (address.includes('://')) throw new Error(`Nothing is known of addresses like ${address}.\n${USAGE}`);
  return folderHost(path.resolve(address));
}

/** `npm run upload -- ADDRESS`. */
async function main(args: string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { dist: { type: 'string', default: 'dist' }, 'endpoint-url': { type: 'string' } },
  });
  const host = hostFor(positionals[0], values['endpoint-url'], environment);
  await upload(path.resolve(values.dist), host, new Date().toISOString().slice(0, 10), console.log);
  console.log('The site is up.');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main(process.argv.slice(2), process.env).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
