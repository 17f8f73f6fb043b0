import { createHash, createHmac } from 'node:crypto';

/** The known keys of a server. */
export interface KnownKeys {
  /** Key, in base64 -> its kind, `ssh-ed25519`. */
  trusted: Map<string, string>;
  /** Revoked keys, in base64. */
  revoked: Set<string>;
}

/**
 * Looks up a server in the text of a known_hosts file (sshd(8), "SSH_KNOWN_HOSTS FILE FORMAT"). Certificate authorities
 * are ignored.
 */
export function knownKeys(text: string, server: string, port: number): KnownKeys {
  const name = hostName(server, port);
  const known: KnownKeys = { trusted: new Map(), revoked: new Set() };
  for (const line of text.split(/\r?\n/)) {
    const fields = line.trim().split(/\s+/);
    const marker = fields[0]?.startsWith('@') ? fields.shift() : undefined;
    const [patterns = '', type = '', key = ''] = fields;
    if (patterns.startsWith('#') || key === '' || !isMeant(patterns, name)) continue;
    if (marker === '@revoked') known.revoked.add(key);
    else if (marker === undefined) known.trusted.set(key, type);
  }
  return known;
}

/** `example.com`, or with a port other than 22 `[example.com]:2222`. */
export const hostName = (server: string, port: number): string =>
  port === 22 ? server.toLowerCase() : `[${server.toLowerCase()}]:${port}`;

function isMeant(patterns: string, name: string): boolean {
  if (patterns.startsWith('|1|')) return isHashOf(patterns, name);
  const all = patterns.toLowerCase().split(',');
  const fits = (pattern: string) => wildcard(pattern).test(name);
  return all.some(fits) && !all.some((pattern) => pattern.startsWith('!') && fits(pattern.slice(1)));
}

function isHashOf(field: string, name: string): boolean {
  const [, , salt = '', hash = ''] = field.split('|');
  return createHmac('sha1', Buffer.from(salt, 'base64')).update(name).digest('base64') === hash;
}

/** `*` stands for any characters, `?` for one. */
function wildcard(pattern: string): RegExp {
  const escaped = pattern.replace(/[\\^$.|+()[\]{}]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`);
}

/** The kind of a key in its wire format: a length of four bytes, then the name (RFC 4253, section 6.6). */
export const keyType = (key: Buffer): string => key.subarray(4, 4 + key.readUInt32BE(0)).toString('latin1');

/** In the format of ssh: `SHA256:` and the hash of the key without padding. */
export const fingerprint = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
