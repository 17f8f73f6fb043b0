import { parseArgs } from 'node:util';

export interface AuditOptions {
  /** An existing built site. Without it the audit builds one. */
  dist?: string;
  /** Routes to audit; all if empty. */
  only: string[];
  /** Checks to skip, by their file names. */
  skip: string[];
  /** Folder for the report page with its pictures. */
  html?: string;
}

/**
 * Parses the command line of the audit.
 * @param args the arguments after the script: `--dist=FOLDER`, `--only=/a/,/b/`, `--skip=lighthouse,nu`,
 * `--html=FOLDER`
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

/** @throws Error with the known names if one is unknown: a typo must not pass as an audit */
export function assertKnown(named: string[], known: string[], what: string): void {
  const unknown = named.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`Unknown ${what} ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
}
