import path from 'node:path';
import { contentType } from 'mime-types';
import { CACHE } from '../hosts/headers.ts';
import { type Host, run, withStage } from './host.ts';
import { isHashed } from './plan.ts';

const REMEDY =
  'It carries files to S3: https://aws.amazon.com/cli/, `apt install awscli` or `brew install awscli`.';

/** How many objects one request deletes at most (Amazon S3 API, DeleteObjects). */
const DELETED_AT_ONCE = 1000;

/**
 * A bucket that serves a website.
 * @param address `s3://BUCKET`; the AWS CLI finds the rights as ever (AWS_PROFILE, AWS_ACCESS_KEY_ID, …)
 * @param endpoint address of another service that speaks S3; undefined for Amazon's
 * @throws Error for an address with a folder
 */
export function s3Host(address: URL, endpoint: string | undefined): Host {
  const bucket = address.host;
  if (!/^\/?$/.test(address.pathname)) {
    throw new Error(
      `The site has to lie in the bucket itself, as its addresses begin with a slash: s3://${bucket}`,
    );
  }
  const aws = (...args: string[]) =>
    run('aws', [...args, ...(endpoint === undefined ? [] : ['--endpoint-url', endpoint])], REMEDY);
  return {
    selects: (files) => files.filter((file) => !isForeign(file, new Set(files))),
    read: async (file) => {
      const list = ['s3api', 'list-objects-v2', '--bucket', bucket, '--prefix', file];
      const found = JSON.parse(await aws(...list, '--query', 'Contents[].Key', '--output', 'json')) ?? [];
      return found.includes(file) ? aws('s3', 'cp', `s3://${bucket}/${file}`, '-') : undefined;
    },
    put: async (folder, files) => {
      for (const group of groupsOf(files)) {
        await withStage(folder, group.files, (stage) =>
          aws('s3', 'cp', '--recursive', '--only-show-errors', ...group.headers, stage, `s3://${bucket}/`),
        );
      }
    },
    remove: async (files) => {
      for (let from = 0; from < files.length; from += DELETED_AT_ONCE) {
        const batch = files.slice(from, from + DELETED_AT_ONCE);
        const objects = JSON.stringify({ Objects: batch.map((Key) => ({ Key })), Quiet: true });
        const answer = await aws('s3api', 'delete-objects', '--bucket', bucket, '--delete', objects);
        // The command succeeds even when S3 refuses to delete one.
        if (/"Errors"/.test(answer)) throw new Error(`S3 did not delete every file: ${answer}`);
      }
    },
  };
}

/** Settings of other hosts, and precompressed twins: S3 hands out one file whatever a browser accepts. */
function isForeign(file: string, all: Set<string>): boolean {
  const { base, ext } = path.posix.parse(file);
  const isTwin = (ext === '.br' || ext === '.gz') && all.has(file.slice(0, -ext.length));
  return isTwin || base.startsWith('.') || file === '_headers';
}

/** Files that go up with the same headers. The types come from one table, not from the machine that uploads. */
function groupsOf(files: string[]): { headers: string[]; files: string[] }[] {
  const groups = new Map<string, { headers: string[]; files: string[] }>();
  for (const file of files) {
    const type = contentType(path.posix.basename(file)) || 'application/octet-stream';
    const headers = ['--content-type', type, '--cache-control', isHashed(file) ? CACHE.hashed : CACHE.other];
    const group = groups.get(headers.join()) ?? { headers, files: [] };
    group.files.push(file);
    groups.set(headers.join(), group);
  }
  return [...groups.values()];
}
