import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { parse } from 'ini';

/** Credentials and region for signing requests to S3. */
export interface AwsSettings {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string | undefined;
  /** undefined if it is not configured */
  region: string | undefined;
}

/**
 * Finds the credentials where the AWS CLI finds them: in the environment (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY,
 * AWS_SESSION_TOKEN, AWS_REGION), otherwise in `~/.aws/credentials` and `~/.aws/config` (AWS_PROFILE).
 * @param environment may name other files, as for the AWS CLI
 * @throws Error that says how to provide them
 */
export function awsSettings(environment: NodeJS.ProcessEnv): AwsSettings {
  const profile = environment.AWS_PROFILE ?? 'default';
  const section = (name: string, file: string | undefined, otherwise: string) =>
    sectionOf(file ?? path.join(homedir(), '.aws', otherwise), name);
  const config = section(
    profile === 'default' ? profile : `profile ${profile}`,
    environment.AWS_CONFIG_FILE,
    'config',
  );
  const stored = { ...config, ...section(profile, environment.AWS_SHARED_CREDENTIALS_FILE, 'credentials') };
  const isInEnvironment = Boolean(environment.AWS_ACCESS_KEY_ID);
  const pick = (variable: string, key: string) => (isInEnvironment ? environment[variable] : stored[key]);
  const accessKeyId = pick('AWS_ACCESS_KEY_ID', 'aws_access_key_id');
  const secretAccessKey = pick('AWS_SECRET_ACCESS_KEY', 'aws_secret_access_key');
  if (!accessKeyId || !secretAccessKey) {
    throw new Error(
      `No credentials for S3 were found. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment, or AWS_PROFILE to a profile with keys. For a login by \`aws sso\`: eval "$(aws configure export-credentials --format env)".`,
    );
  }
  return {
    accessKeyId,
    secretAccessKey,
    sessionToken: pick('AWS_SESSION_TOKEN', 'aws_session_token'),
    region: environment.AWS_REGION || environment.AWS_DEFAULT_REGION || stored.region || config.region,
  };
}

function sectionOf(file: string, name: string): Record<string, string | undefined> {
  if (!existsSync(file)) return {};
  // The library treats a dot in a heading as nesting.
  const text = readFileSync(file, 'utf8').replace(/^\s*\[.*\]/gm, (heading) =>
    heading.replaceAll('.', '\\.'),
  );
  const section: unknown = Object.hasOwn(parse(text), name) ? parse(text)[name] : {};
  return section as Record<string, string | undefined>;
}
