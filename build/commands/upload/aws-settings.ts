import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { parse } from 'ini';

/**
 * Finds the credentials where the AWS CLI finds them: in the environment (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY,
 * AWS_SESSION_TOKEN, AWS_REGION), otherwise in `~/.aws/credentials` and `~/.aws/config` (AWS_PROFILE).
 * @param environment may name other files, as for the AWS CLI
 * @returns credentials, and the region if one is configured, for signing requests to S3
 * @throws Error that says how to provide them
 */
export function awsSettings(environment: NodeJS.ProcessEnv) {
  const profile = environment.AWS_PROFILE ?? 'default';
  const stored = {
    ...section(
      environment.AWS_CONFIG_FILE ?? 'config',
      `profile ${profile}`.replace(/^profile default$/, 'default'),
    ),
    ...section(environment.AWS_SHARED_CREDENTIALS_FILE ?? 'credentials', profile),
  };
  const source = environment.AWS_ACCESS_KEY_ID ? environment : stored;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = source;
  if (!accessKeyId || !secretAccessKey) {
    throw new Error(
      `No credentials for S3 were found. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment, or AWS_PROFILE to a profile with keys. For a login by \`aws sso\`: eval "$(aws configure export-credentials --format env)".`,
    );
  }
  const sessionToken = source.AWS_SESSION_TOKEN;
  const region = environment.AWS_REGION || environment.AWS_DEFAULT_REGION || stored.REGION;
  return {
    accessKeyId,
    secretAccessKey,
    ...(sessionToken && { sessionToken }),
    ...(region && { region }),
  };
}

/**
 * @param name of a file in `~/.aws`, or its path
 * @returns its keys as in the environment: `aws_access_key_id` is AWS_ACCESS_KEY_ID
 */
function section(name: string, heading: string): NodeJS.ProcessEnv {
  const file = path.resolve(homedir(), '.aws', name);
  if (!existsSync(file)) return {};
  // The library treats a dot in a heading as nesting.
  const text = readFileSync(file, 'utf8').replace(/^\s*\[.*\]/gm, (line) => line.replaceAll('.', '\\.'));
  const sections: Record<string, Record<string, string>> = parse(text);
  const entries = Object.hasOwn(sections, heading) ? Object.entries(sections[heading] ?? {}) : [];
  return Object.fromEntries(entries.map(([key, value]) => [key.toUpperCase(), value]));
}
