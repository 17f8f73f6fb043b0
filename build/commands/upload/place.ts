/** A folder on another machine. */
export interface Place {
  user: string;
  server: string;
  port: number;
  /** As the server knows it; empty for the login folder. */
  folder: string;
  /** For people and for this machine's list; without secrets. */
  address: string;
}

const PORTS = { ftp: 21, sftp: 22 } as const;

/** The environment variable with the password. */
export const PASSWORD = 'UPLOAD_PASSWORD';

/**
 * @param url `ftp://USER@HOST/FOLDER` or `sftp://…`; the folder is relative to the login folder, or absolute if it
 * begins with two slashes
 * @throws Error for an address with a password, without a user, or with characters that no name may have
 */
export function remotePlace(url: URL): Place {
  const protocol = url.protocol === 'ftp:' ? 'ftp' : 'sftp';
  if (url.password !== '') {
    throw new Error(
      `Leave the password out of the address, where other programs can see it: set ${PASSWORD} in the environment, or leave it out and you are asked for it.`,
    );
  }
  if (url.username === '') throw new Error(`Name the user: ${protocol}://USER@${url.host}`);
  const [user, folder] = [decoded(url.username), decoded(url.pathname.slice(1))];
  const port = Number(url.port) || PORTS[protocol];
  return {
    user,
    server: url.hostname.replace(/^\[|\]$/g, ''),
    port,
    folder,
    address: `${protocol}://${user}@${url.hostname}:${port}/${folder.replace(/\/+$/, '')}`,
  };
}

function decoded(part: string): string {
  let text: string;
  try {
    text = decodeURIComponent(part);
  } catch {
    throw new Error(
      'The address has a % that is not the beginning of a character. Write %25 for the sign itself.',
    );
  }
  // A line break would begin another command.
  if (/\p{Cc}/u.test(text)) throw new Error('The address has control characters. Type it again.');
  return text;
}
