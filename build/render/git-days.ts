import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The day of the last commit of each content file.
 * @param root the site's folder
 * @returns `content/home.yaml` -> `2026-10-01`. Files with uncommitted changes are left out. Empty without a history,
 * or in a shallow clone, which gives every file the day of its oldest commit; undefined if git refuses to read a history
 * that belongs to another user of the machine
 */
export async function gitDays(root: string): Promise<Map<string, string> | undefined> {
  const git = async (...args: string[]) => {
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
    return (await run('git', ['-c', 'core.quotepath=off', ...args], options)).stdout;
  };
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') return new Map();
    const [log, changed] = await Promise.all([
      git('log', '--relative', '--name-only', '--format=:%cs', '--', 'content'),
      git('ls-files', '--modified', '--others', '--', 'content'),
    ]);
    const days = newestDays(log);
    for (const file of changed.split('\n')) days.delete(file);
    return days;
  } catch (error) {
    if (String((error as { stderr?: string }).stderr).includes('dubious ownership')) return undefined;
    // There is no git on this machine, or no repository: the site may come from an archive.
    return new Map();
  }
}

/** Parses `:2026-10-01`, an empty line and the names of a commit's files, newest commit first. */
function newestDays(log: string): Map<string, string> {
  const days = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(':')) day = line.slice(1);
    else if (line !== '' && !days.has(line)) days.set(line, day);
  }
  return days;
}
