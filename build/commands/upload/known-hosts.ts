import { createHmac, hash } from 'node:crypto';

/** The keys of a known_hosts file. */
export type KnownKeys = ReturnType<typeof knownKeys>;

/**
 * Looks up a server in the text of a known_hosts file (sshd(8), "SSH_KNOWN_HOSTS FILE FORMAT"). Certificate authorities
 * are ignored.
 */
export function knownKeys(text: string, server: string, port: number) {
  const name = hostName(server, port);
  /** Key of the server, in base64 -> its kind, `ssh-ed25519`. */
  const trusted = new Map<string, string>();
  /** Of any server. */
  const revoked = new Set<string>();
  for (const line of text.split('\n')) {
    const [first = '', ...rest] = line.trim().split(/\s+/);
    if (first === '@revoked') revoked.add(rest[2] ?? '');
    else if (rest[1] && isMeant(first, name)) trusted.set(rest[1], rest[0] ?? '');
  }
  return { trusted, revoked };
}

/** The line by which a known_hosts file knows a server. */
export const knownHostsLine = (key: Buffer, server: string, port: number): string =>
  `${hostName(server, port)} ${keyType(key)} ${key.toString('base64')}`;

/** `example.com`, or with a port other than 22 `[example.com]:2222`. */
const hostName = (server: string, port: number): string =>
  port === 22 ? server.toLowerCase() : `[${server.toLowerCase()}]:${port}`;

/** @param patterns the hash of a name, or names with `*` for any characters, `?` for one, and `!` for an exception */
function isMeant(patterns: string, name: string): boolean {
  const [, kind, salt = '', hashed] = patterns.split('|');
  if (kind === '1')
    return createHmac('sha1', Buffer.from(salt, 'base64')).update(name).digest('base64') === hashed;
  const fits = (pattern: string) => {
    const escaped = pattern.replace(/[\\^$.|+()[\]{}]/g, '\\$&');
    return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`).test(name);
  };
  const all = patterns.toLowerCase().split(',');
  return all.some(fits) && !all.some((pattern) => pattern.startsWith('!') && fits(pattern.slice(1)));
}

/** In the format of ssh: the kind of a key, then `SHA256:` and its hash without padding. */
export function fingerprint(key: Buffer): string {
  return `${keyType(key)} SHA256:${hash('sha256', key, 'base64').replace(/=+$/, '')}`;
}

/** The kind of a key in its wire format: a length of four bytes, then the name (RFC 4253, section 6.6). */
const keyType = (key: Buffer): string => key.subarray(4, 4 + key.readUInt32BE(0)).toString('latin1');
