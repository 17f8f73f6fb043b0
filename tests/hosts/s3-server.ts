import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import S3rver from 's3rver';
import type { Step } from './incomplete-states.ts';

export interface S3Server {
  port: number;
  /** Credentials of the upload. */
  environment: Record<string, string>;
  /** What was stored and deleted since the last call, in order. */
  steps: () => Step[];
  /** The given number of next requests fail: half with a broken connection, half with "503 Slow Down". */
  fail: (requests: number) => void;
  stop: () => Promise<void>;
}

/** The settings of `aws s3 website` in the README. */
const WEBSITE = `<WebsiteConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
  <IndexDocument><Suffix>index.html</Suffix></IndexDocument>
  <ErrorDocument><Key>404.html</Key></ErrorDocument>
</WebsiteConfiguration>`;

/** Starts s3rver, which imitates S3 with website endpoints, and records its operations. */
export async function startS3Server(base: string, bucket: string): Promise<S3Server> {
  const directory = path.join(base, 's3');
  await mkdir(directory);
  const s3 = new S3rver({
    directory,
    silent: true,
    configureBuckets: [{ name: bucket, configs: [WEBSITE] }],
  });
  await s3.configureBuckets();
  const answer = s3.callback();
  let steps: Step[] = [];
  let failing = 0;
  const actions: Record<string, Step['action']> = { PUT: 'put', DELETE: 'delete' };
  const server = createServer((request, response) => {
    if (failing > 0) {
      failing -= 1;
      if (failing % 2 === 0) request.socket.destroy();
      else response.writeHead(503).end('<Error><Code>SlowDown</Code><Message>Slow</Message></Error>');
      return;
    }
    const { pathname } = new URL(request.url ?? '/', 'http://s3');
    response.on('finish', () => {
      const action = actions[request.method ?? ''];
      const file = decodeURIComponent(pathname.slice(bucket.length + 2));
      if (action && response.statusCode < 300) steps.push({ action, file });
    });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    environment: { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER', AWS_REGION: 'us-east-1' },
    steps: () => {
      const done = steps;
      steps = [];
      return done;
    },
    fail: (requests) => {
      failing = requests;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
