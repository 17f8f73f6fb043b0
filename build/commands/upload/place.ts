import { decoded } from '../../../schemas/old-address.ts';

/** A folder on another machine. */
export type Place = ReturnType<typeof remotePlace>;

/** The environment variable with the password. */
export const PASSWORD = 'UPLOAD_PASSWORD';

/**
 * @param url `ftp://USER@HOST/FOLDER` or `sftp://…`; the folder is relative to the login folder, or absolute if it
 * begins with two slashes
 * @param ask asks the person at the terminal, once; undefined if nobody is there
 * @throws Error for an address with a password, without a user, or with characters that no name may have
 */
export function remotePlace(
  url: URL,
  environment: NodeJS.ProcessEnv = {},
  ask?: (question: string) => Promise<string>,
) {
  if (url.password !== '')
    throw new Error(
      `Leave the password out of the address, where other programs can see it: set ${PASSWORD} in the environment, or let the command ask you for it.`,
    );
  if (url.username === '') throw new Error(`Name the user: ${url.protocol}//USER@${url.host}`);
  const [user, folder] = [partOf(url.username), partOf(url.pathname.slice(1))];
  // As a web address if it has other letters, so that each name has one spelling.
  const plain = url.hostname.toLowerCase();
  const { hostname } = /^[\w.-]+$/.test(plain) ? { hostname: plain } : new URL(`http://${plain}`);
  const port = Number(url.port) || (url.protocol === 'ftp:' ? 21 : 22);
  // The slash of an absolute folder stays: the root folder is not the login folder.
  const address = `${url.protocol}//${user}@${hostname}:${port}/${folder.replace(/(?!^)\/+$/, '')}`;
  let password = environment[PASSWORD];
  return {
    user,
    server: hostname.replace(/^\[|\]$/g, ''),
    port,
    /** As the server knows it; empty for the login folder. */
    folder,
    /** For people and for this machine's list; without secrets. */
    address,
    /** From the environment or the person at the terminal; undefined without either. */
    password: async (): Promise<string | undefined> => {
      password ||= await ask?.(`Password of ${address}: `);
      return password;
    },
    /** A message of the server without the password, which a server may repeat when it refuses it. */
    withoutPassword: (message: string): string => (password ? message.replaceAll(password, '***') : message),
  };
}

function partOf(encoded: string): string {
  const text = decoded(encoded);
  if (text === undefined)
    throw new Error(
      'The address has a % that does not begin an encoded character. Write %25 for a percent sign.',
    );
  // A line break would begin another command.
  if (/\p{Cc}/u.test(text)) throw new Error('The address has control characters. Type it again.');
  return text;
}
