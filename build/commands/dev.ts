import { once } from 'node:events';
import path from 'node:path';
import { watch } from 'chokidar';
import { createServer, createServerModuleRunner } from 'vite';
import { printable } from '../shared/characters.ts';
import { REPOSITORY } from '../shared/source.ts';
import { bundle } from './dev/bundle.ts';
import { formatOverlayProblem, overlayProblems } from './dev/overlay-problems.ts';
import { createDevServer, type Shown } from './dev/server.ts';
import type { OpenVersion } from './dev/site-version.ts';
import { Updates } from './dev/updates.ts';
import type { startEditing } from './edit/api.ts';
import { formatAddresses, listen, readPort, readServerOptions } from './server/listening.ts';

/** Watched paths, in the site's folder and in the project's. */
const WATCHED = ['content', 'pages', 'client', 'static', 'components', 'schemas', 'build', 'kinds.ts'];

/** Files saved within this time cause only one update. Milliseconds. */
const TOGETHER = 15;

/** `npm run dev`: shows the site and each saved change, until it is stopped. @param startEditor for `npm run edit` */
export async function main(startEditor?: typeof startEditing): Promise<void> {
  const { options, isOpen } = readServerOptions();
  const { root } = options;
  const updates = new Updates();
  const shown: Shown = { updates, edition: Date.now(), script: await bundle('client/dev/reload.ts') };
  const loadCode = await openCode();
  /** Fails again for each version, until what fails is fixed. */
  let code: ReturnType<typeof loadCode> | undefined;

  const showProblems = (error: unknown) => {
    const problems = overlayProblems(error, root);
    for (const problem of problems) console.error(formatOverlayProblem(problem));
    updates.changed(problems);
  };

  /** Updates the open pages. @param changed files, absolute */
  const update = async (changed: string[]) => {
    const start = performance.now();
    const isCode = changed.some((file) => /\.(?:tsx?|mjs)$|[\\/]schemas[\\/].*\.json$/.test(file));
    try {
      if (isCode || !code) code = loadCode(changed);
      const next = await (await code).openVersion(options);
      for (const page of updates.pages()) await next.page(page);
      shown.version = next;
      shown.edition += 1;
      updates.changed();
      const time = (performance.now() - start).toFixed(0);
      const names = changed.map((file) => path.relative(root, file));
      console.log(`${printable(names.join(', ')) || 'started'}: ${next.rendered()} rendered in ${time} ms`);
      await next.check();
      updates.changed([]);
    } catch (error) {
      showProblems(error);
    }
  };
  const openUnsaved: OpenVersion = async (unsaved) => {
    code ??= loadCode([]);
    const version = await (await code).openVersion({ ...options, unsaved });
    if (unsaved.size > 0) shown.unsaved = version;
    return version;
  };

  const server = createDevServer(root, shown, showProblems);
  const port = await listen(server, readPort(process.env.PORT), isOpen);
  const editing = await startEditor?.(options, openUnsaved, port, isOpen);
  if (editing) shown.script = editing.script;
  // Before the site is read, so that no change in the meantime is missed.
  await follow([...new Set([root, REPOSITORY])], update);
  console.log(`\n${formatAddresses(editing?.port ?? port, isOpen, 'Ctrl+C stops it', editing?.path)}`);
  // A later error, such as in a timer of a component, must not stop the server either.
  process.on('uncaughtException', showProblems);
  process.on('unhandledRejection', showProblems);
}

/**
 * Opens the code that makes pages, with Vite's module runner.
 * @returns loads the current code, with all modules fresh. @param changed the files saved since then, absolute
 */
async function openCode() {
  const vite = await createServer({
    root: REPOSITORY,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    oxc: { jsx: { runtime: 'automatic', development: process.env.NODE_ENV === 'development' } },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  return (changed: string[]): Promise<typeof import('./dev/site-version.ts')> => {
    for (const file of changed) vite.environments.ssr.moduleGraph.onFileChange(file);
    // All modules: state from loading a module, such as its styles, must not outlive it.
    runner.clearCache();
    return runner.import('/build/commands/dev/site-version.ts');
  };
}

/**
 * Calls `update` without files at first, then for every change with the files that were saved together, one call after
 * another. Returns after the first call.
 */
async function follow(folders: string[], update: (changed: string[]) => Promise<void>): Promise<void> {
  const paths = folders.flatMap((folder) => WATCHED.map((name) => path.join(folder, name)));
  const watcher = watch(paths, { ignoreInitial: true, atomic: false });
  // Until then, a new file would be treated as an existing one.
  await once(watcher, 'ready');
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let last = update([]);
  const next = () => {
    const files = [...changed];
    changed.clear();
    last = last.then(() => update(files));
  };
  watcher.on('all', (_event, file) => {
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(next, TOGETHER);
  });
  await last;
}
