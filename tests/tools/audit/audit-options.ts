import { parseArgs } from 'node:util';

export interface AuditOptions {
  /** A site that is built already. Without it the audit builds one. */
  dist?: string;
  /** Routes to look at; all when empty. */
  only: string[];
  /** Checks to leave out, by the names of their files. */
  skip: string[];
  /** Where the report page with its pictures goes. */
  html?: string;
}

/**
 * Reads the command line of the audit.
 * @param args what follows the script: `--dist=FOLDER`, `--only=/a/,/b/`, `--skip=lighthouse,nu`, `--html=FOLDER`
 * @throws TypeError for an unknown flag
 */
export function readAuditOptions(args: string[]): AuditOptions {
  const { values } = parseArgs({
    args,
    options: {
      dist: { type: 'string' },
      only: { type: 'string' },
      skip: { type: 'string' },
      html: { type: 'string' },
    },
  });
  return {
    ...(values.dist ? { dist: values.dist } : {}),
    ...(values.html ? { html: values.html } : {}),
    only: list(values.only),
    skip: list(values.skip),
  };
}

const list = (value = '') =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** @throws Error that lists what there is, when a name is not among it: a typing error must not pass as an audit */
export function assertKnown(named: string[], known: string[], what: string): void {
  const unknown = named.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`Unknown ${what} ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
}
