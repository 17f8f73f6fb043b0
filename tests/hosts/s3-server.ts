import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import S3rver from 's3rver';
import { listen } from '../../build/commands/server/listening.ts';
import { storedIn, type UploadHost } from './upload-host.ts';

export const BUCKET = 'agency-site';

/** The settings of `aws s3 website` in the README. */
const WEBSITE = `<WebsiteConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
  <IndexDocument><Suffix>index.html</Suffix></IndexDocument>
  <ErrorDocument><Key>404.html</Key></ErrorDocument>
</WebsiteConfiguration>`;

/** Starts s3rver, which imitates S3 with website endpoints. It is busy when the first file arrives. */
export async function startS3Server(base: string): Promise<UploadHost> {
  const directory = path.join(base, 's3');
  const configureBuckets = [{ name: BUCKET, configs: [WEBSITE] }];
  const s3 = new S3rver({ directory, silent: true, configureBuckets });
  await s3.configureBuckets();
  const answer = s3.callback();
  let isBusy = true;
  const server = createServer((request, response) => {
    if (request.method !== 'PUT' || !isBusy) return answer(request, response);
    isBusy = false;
    response.writeHead(503).end('<Error><Code>SlowDown</Code><Message>Slow</Message></Error>');
  });
  const port = await listen(server, 0);
  const stored = storedIn(path.join(directory, BUCKET), '._S3rver_object');
  const at = (port: number, name = BUCKET) => `s3://${name} --endpoint-url=http://127.0.0.1:${port}`;
  return {
    port,
    at,
    environment: { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER', AWS_REGION: 'us-east-1' },
    ...stored,
    // Text is stored compressed.
    read: async (file) => {
      const bytes = await stored.read(file);
      return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
    },
    refusals: {
      'the credentials are wrong': {
        environment: { AWS_ACCESS_KEY_ID: 'NOBODY' },
        says: 'S3 answers 403. Check the access key',
      },
      'there is no such bucket': { at: at(port, 'agency-sight'), says: 'S3 answers 404' },
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
