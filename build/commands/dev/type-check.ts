import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import type { Problem } from '../../shared/problems.ts';

const TSC = path.resolve(import.meta.dirname, '../../../node_modules/typescript/bin/tsc');

/** Windows has no process groups. */
const HAS_GROUPS = process.platform !== 'win32';

/**
 * Checks types in the background, while pages are shown.
 * @param project its tsconfig.json, or another file of that kind; places are relative to its folder
 * @param report gets the type errors; a check that was replaced by the next one never reports
 * @returns starts a check, and stops the previous one
 */
export function typeChecker(
  project: string,
  report: (problems: Problem[]) => void,
): { start(): void; stop(): void } {
  let running: ChildProcess | undefined;
  const stop = () => {
    running?.removeAllListeners();
    if (running) end(running);
    running = undefined;
  };
  return {
    stop,
    start: () => {
      stop();
      let output = '';
      running = spawn(process.execPath, [TSC, '--noEmit', '--pretty', 'false', '--project', project], {
        cwd: path.dirname(project),
        detached: HAS_GROUPS,
      });
      // Types have a lower priority than pages.
      if (running.pid) setPriority(running.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      running.stdout?.on('data', (data) => {
        output += data;
      });
      running.on('close', () => report(readTypeErrors(output)));
    },
  };
}

/**
 * Ends a check. tsc delegates to a process of its own, which only a signal to the whole group reaches, and which
 * ignores SIGTERM.
 */
function end({ pid, exitCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null) return;
  try {
    process.kill(HAS_GROUPS ? -pid : pid, 'SIGKILL');
  } catch {
    // It has just ended.
  }
}

/** Parses lines such as `pages/index.tsx(12,5): error TS2322: Type ...`, with their indented explanations. */
export function readTypeErrors(output: string): Problem[] {
  const blocks = output.split(/\n(?=\S)/);
  return blocks.flatMap((block) => {
    const [, file, line, column, message] =
      /^(.+?)\((\d+),(\d+)\): error (TS\d+: [\s\S]+)$/.exec(block.trim()) ?? [];
    return file && message ? [{ where: `${file}:${line}:${column}`, message }] : [];
  });
}
