import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import S3rver from 's3rver';
import type { Step } from './moments.ts';

export interface S3Server {
  port: number;
  /** For the AWS CLI. */
  environment: Record<string, string>;
  /** What was stored and deleted since the last call, in the order in which it was done. */
  steps: () => Step[];
  stop: () => Promise<void>;
}

/** Starts s3rver, which imitates S3 with website endpoints, and notes what it is asked to do. */
export async function startS3Server(base: string, bucket: string): Promise<S3Server> {
  const directory = path.join(base, 's3');
  await mkdir(directory);
  const s3 = new S3rver({ directory, silent: true });
  const answer = s3.callback() as RequestListener;
  const stored = new Set<string>();
  let steps: Step[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    response.on('finish', () => {
      if (request.method === 'PUT' && pathname.startsWith(`/${bucket}/`)) {
        const file = decodeURIComponent(pathname.slice(bucket.length + 2));
        stored.add(file);
        steps.push({ action: 'put', file });
      }
      if (request.method === 'POST' && searchParams.has('delete')) {
        // The request names the files in its body, which is s3rver's to read: see what is left instead.
        const gone = [...stored].filter(
          (file) => !existsSync(path.join(directory, bucket, `${file}._S3rver_object`)),
        );
        for (const file of gone) {
          stored.delete(file);
          steps.push({ action: 'delete', file });
        }
      }
    });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    environment: {
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      AWS_DEFAULT_REGION: 'us-east-1',
    },
    steps: () => {
      const done = steps;
      steps = [];
      return done;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
