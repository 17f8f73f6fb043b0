import path from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { AwsClient } from 'aws4fetch';
import { contentType } from 'mime-types';
import type { Redirect } from '../../content/redirects.ts';
import { isText } from '../../output/compress.ts';
import { CACHE, NOT_SERVED } from '../../output/hosts/headers.ts';
import { digest } from '../../shared/digest.ts';
import { readResponse } from '../read-at-most.ts';
import { reasonOf } from '../reason-of.ts';
import { ConnectionError, type Host } from './host.ts';
import { isHashed } from './plan.ts';

const AT_ONCE = 8;

/** Further tries of a request that S3 cannot serve now (status 429 and from 500 on), for up to 15 seconds. */
const RETRIES = { retries: 4, initRetryMs: 1000 };

/** Milliseconds for a request: a minute, and more for files that take long on a slow connection (10 KB/s). */
const timeLimit = (bytes: number): number => 60_000 + Math.ceil(bytes / 10);

/** Names of buckets (Amazon S3 User Guide, "Bucket naming rules"), which become part of a URL. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/**
 * A bucket that serves a website.
 * @param address `s3://BUCKET`
 * @param endpoint address of another S3-compatible service; undefined for Amazon's
 * @param environment has the credentials, as for the AWS CLI
 * @param redirects where addresses lead that are no longer pages
 * @throws Error for an address with a folder, an invalid endpoint, or missing credentials
 */
export function openS3(
  address: URL,
  endpoint: string | undefined,
  environment: NodeJS.ProcessEnv,
  redirects: readonly Redirect[],
): Host {
  const bucket = address.host;
  if (!/^\/?$/.test(address.pathname))
    throw new Error(
      `The site must be at the top of the bucket, because its addresses begin with a slash: s3://${bucket}`,
    );
  if (!BUCKET.test(bucket)) throw new Error(`"${bucket}" is not a valid bucket name.`);
  const credentials = credentialsIn(environment);
  const service =
    endpoint === undefined ? amazonAddress(bucket, credentials.region) : serviceAddress(bucket, endpoint);
  const client = new AwsClient({ ...credentials, service: 's3', ...RETRIES });
  const ask = async (method: string, file: string, body?: Buffer, headers: Record<string, string> = {}) => {
    const request = {
      method,
      headers: { ...headers, 'x-amz-content-sha256': digest(body ?? '') },
      ...(body ? { body: new Uint8Array(body) } : {}),
      redirect: 'manual' as const,
      signal: AbortSignal.timeout(timeLimit(body?.length ?? 0)),
    };
    const url = `${service}/${file.split('/').map(encodeURIComponent).join('/')}`;
    const answer = await client.fetch(url, request).catch((error) => {
      throw new ConnectionError(`S3: ${reasonOf(error)}`);
    });
    if (answer.ok || (method === 'HEAD' && answer.status === 404)) return answer;
    throw await failure(bucket, answer);
  };
  const targets = new Map(redirects.flatMap(redirectObject));
  return {
    address: endpoint === undefined ? `s3://${bucket}` : `${service}/`,
    atOnce: AT_ONCE,
    selects: (files) => [...new Set([...filesFor(files), ...targets.keys()])],
    look: async (file) => ((await ask('HEAD', file)).ok ? 'file' : undefined),
    read: async (file, limit) => readResponse(await ask('GET', file), limit),
    put: async (file, bytes) => {
      // A file of the site has content, and is no redirect.
      const target = bytes.length === 0 ? targets.get(file) : undefined;
      const redirect = target && { 'x-amz-website-redirect-location': target };
      const body = isCompressed(file) ? gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }) : bytes;
      await ask('PUT', file, body, { ...headersOf(file), ...redirect });
    },
    remove: (file) => ask('DELETE', file),
  };
}

/** @throws Error that says how to provide them */
function credentialsIn(environment: NodeJS.ProcessEnv) {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (!accessKeyId || !secretAccessKey)
    throw new Error(
      'No credentials for S3 were found. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment. With a profile or a login of the AWS CLI: eval "$(aws configure export-credentials --format env)".',
    );
  const { AWS_SESSION_TOKEN: sessionToken = '', AWS_REGION, AWS_DEFAULT_REGION } = environment;
  const region = AWS_REGION || AWS_DEFAULT_REGION;
  return { accessKeyId, secretAccessKey, sessionToken, ...(region && { region }) };
}

/** A bucket name with dots is not covered by the certificate as part of the host name. */
function amazonAddress(bucket: string, region = 'us-east-1'): string {
  const server = `s3.${region}.amazonaws.com`;
  return bucket.includes('.') ? `https://${server}/${bucket}` : `https://${bucket}.${server}`;
}

function serviceAddress(bucket: string, endpoint: string): string {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new Error('--endpoint-url must be an address such as https://s3.example.com.');
  return `${url.origin}${url.pathname.replace(/\/$/, '')}/${bucket}`;
}

/** The error document; Amazon does not document whether it sends the header Content-Encoding with it. */
const ERROR_PAGE = '404.html';

/** S3 sends the same bytes to every browser: every browser accepts gzip. */
const isCompressed = (file: string): boolean => isText(file) && file !== ERROR_PAGE;

/** The headers that S3 sends with a file. */
export const headersOf = (file: string): Record<string, string> => ({
  'content-type': contentType(path.posix.basename(file)) || 'application/octet-stream',
  'cache-control': isHashed(file) ? CACHE.hashed : CACHE.other,
  ...(isCompressed(file) && { 'content-encoding': 'gzip' }),
});

/** The files of a site without precompressed ones and settings of other hosts. */
export function filesFor(files: string[]): string[] {
  const all = new Set(files);
  return files.filter((file) => {
    const { base, ext } = path.posix.parse(file);
    const isPrecompressed = (ext === '.br' || ext === '.gz') && all.has(file.slice(0, -ext.length));
    return !isPrecompressed && !base.startsWith('.') && !NOT_SERVED.includes(file);
  });
}

/**
 * An object that redirects (Amazon S3 User Guide, "Setting an object redirect"): `/old-page/` is the object
 * `old-page/index.html`, to which a website endpoint redirects from `/old-page`. Pages that are gone have none: S3 does
 * not support 410.
 */
const redirectObject = ({ from, isFile, to }: Redirect): [file: string, target: string][] =>
  to === undefined ? [] : [[isFile ? from.slice(1) : `${from.slice(1)}/index.html`, to]];

/** Maximum length of a response that is read for the reason of a failure. */
const LONGEST_REASON = 10_000;

async function failure(bucket: string, answer: Response): Promise<Error> {
  const { status, headers } = answer;
  const text = String((await readResponse(answer, LONGEST_REASON)) ?? '');
  const region = headers.get('x-amz-bucket-region') ?? /<Region>([a-z0-9-]+)/.exec(text)?.[1];
  if ((status === 301 || status === 400) && region)
    return new Error(
      `The bucket ${bucket} is in another region: set AWS_REGION=${region} in the environment.`,
    );
  const [, code = ''] = /<Code>([^<]*)/.exec(text) ?? [];
  const [, message = ''] = /<Message>([^<]*)/.exec(text) ?? [];
  const rights =
    status === 403
      ? ' Check the access key and the clock of this computer; the key needs the rights s3:ListBucket, s3:GetObject, s3:PutObject, s3:DeleteObject.'
      : '';
  return new Error(`${`S3 answers ${status} ${code} ${message}`.trim()}.${rights}`);
}
