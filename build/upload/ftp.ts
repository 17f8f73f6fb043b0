import { foldersOf, type Host, run, withStage } from './host.ts';
import { isHashed } from './plan.ts';

const REMEDY = 'It carries files by FTP and SFTP: `apt install lftp` or `brew install lftp`.';

/** Files that only other hosts read. */
const FOREIGN = ['_headers'];

/** Settings for every session. */
const SETTINGS = [
  'set cmd:fail-exit true',
  // Without an end to its tries lftp would wait for a wrong server name for ever.
  'set net:max-retries 3',
  'set net:timeout 30',
  // The password never goes out unencrypted.
  'set ftp:ssl-force true',
  // Under another name until complete: no visitor gets half a file.
  'set xfer:use-temp-file true',
  'set xfer:temp-file-name ".*.uploading"',
];

/**
 * A web root that is reached by FTP with TLS, or by SFTP.
 * @param address `ftp://USER@HOST/FOLDER` or `sftp://…`; the folder counts from where the login leads to
 * @param environment LFTP_PASSWORD has the password; an SSH key does instead where the address begins with sftp
 * @throws Error for an address with a password, or without a user
 */
export function ftpHost(address: URL, environment: NodeJS.ProcessEnv): Host {
  if (address.password !== '') {
    throw new Error(
      'Leave the password out of the address, where other programs can see it, and set LFTP_PASSWORD in the environment.',
    );
  }
  if (address.username === '') throw new Error(`Name the user: ${address.protocol}//USER@${address.host}`);
  if (address.protocol === 'ftp:' && !environment.LFTP_PASSWORD) {
    throw new Error('Set LFTP_PASSWORD in the environment to the password.');
  }
  const session = (...commands: string[]) =>
    run('lftp', ['-c', [...SETTINGS, ...opening(address, environment), ...commands].join('\n')], REMEDY);
  return {
    selects: (files) => files.filter((file) => !FOREIGN.includes(file)),
    read: async (file) => {
      const answer = await session(`glob --exist ${quote(asPattern(file))} && echo yes || echo no`);
      return answer.trim() === 'yes' ? session(`cat ${quote(file)}`) : undefined;
    },
    put: (folder, files) =>
      withStage(folder, files, (stage) => {
        // The name of a hashed file stands for its content. Of others neither size nor time proves anything:
        // a page in which only a hash has changed is as long as before.
        const choice = files.every(isHashed) ? '--ignore-time' : '--transfer-all';
        return session(`mirror --reverse --overwrite --no-perms --parallel=4 ${choice} ${quote(stage)} .`);
      }),
    remove: async (files) => {
      // One that is gone already, or that the host keeps, is told on the terminal but stops nothing.
      const tolerant = 'set cmd:fail-exit false';
      const folders = foldersOf(files).map((folder) => `rmdir -f ${quote(folder)}`);
      await session(tolerant, ...files.map((file) => `rm ${quote(file)}`), ...folders, 'echo');
    },
  };
}

function opening({ protocol, username, host, pathname }: URL, environment: NodeJS.ProcessEnv): string[] {
  const user = decodeURIComponent(username);
  // An empty password keeps lftp from asking for one before the key is tried.
  const login = environment.LFTP_PASSWORD
    ? `--user ${quote(user)} --env-password`
    : `-u ${quote(`${user},`)}`;
  const open = `open ${login} ${quote(`${protocol}//${host}`)}`;
  const folder = decodeURIComponent(pathname.slice(1));
  return folder === '' ? [open] : [open, `cd ${quote(folder)}`];
}

/**
 * lftp looks up on the server only what has a wildcard, so each part's last letter becomes one, which also spares
 * a complaint where the folder is missing: `asset[s]/upload.jso[n]`.
 */
const asPattern = (file: string) => file.replace(/[^/](?=\/|$)/g, '[$&]');

/** As one word of lftp's language. */
const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
