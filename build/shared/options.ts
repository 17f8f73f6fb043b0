import path from 'node:path';
import { parseArgs } from 'node:util';

/** Texts that stand in for those of content files, by their names; null for a file that is to go. */
export type Unsaved = ReadonlyMap<string, string | null>;

export interface BuildOptions {
  /** The site's folder with pages/, content/, client/ and static/. */
  root: string;
  /** The output folder. */
  out: string;
  /** Refuse to build while anything is left that must not be published. */
  release: boolean;
  /** Render and hydrate with React's development build, which warns about mistakes: NODE_ENV=development. */
  development?: boolean;
  /** Omit what only visitors need: precompressed files, and a card for each page. */
  draft?: boolean;
  /** Print how long each step took. */
  timings?: boolean;
  /** The time of the build: entries with a later `date` and drafts are left out. Without it, nothing is. */
  now?: Date | undefined;
  unsaved?: Unsaved;
  /** Called with the name of each step when it begins. */
  onStep?: (step: string) => void;
  /** URL and key of the enquiry service that override content/site.yaml. */
  environment: { CONTACT_ENDPOINT?: string | undefined; CONTACT_KEY?: string | undefined };
}

/**
 * Parses the command line of build.ts. `now` is the time for all dates in the content.
 * @param args the arguments after the script: `--root=FOLDER`, `--out=FOLDER`, `--release`, `--draft`, `--timings`
 * @throws TypeError for an unknown flag
 */
export function readOptions(args: string[], environment: NodeJS.ProcessEnv): BuildOptions {
  const { values } = parseArgs({
    args,
    options: {
      root: { type: 'string', default: '.' },
      out: { type: 'string' },
      release: { type: 'boolean', default: false },
      draft: { type: 'boolean', default: false },
      timings: { type: 'boolean', default: false },
    },
  });
  const root = path.resolve(values.root);
  return {
    ...values,
    root,
    out: path.resolve(values.out ?? path.join(root, 'dist')),
    development: environment.NODE_ENV === 'development',
    now: new Date(),
    environment,
  };
}
