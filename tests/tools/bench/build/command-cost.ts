import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { median } from '../figures.ts';

/** A program to run. */
export interface Command {
  /** By default, Node. */
  program?: string;
  args: string[];
  cwd: string;
}

/** The cost of a program: wall-clock ms, processor ms, peak memory in bytes (0 if the system does not report it). */
export interface Cost {
  wall: number;
  cpu: number;
  memory: number;
}

/** The medians of several runs. */
export function shown(costs: Cost[]) {
  const middle = (figure: keyof Cost) => median(costs.map((cost) => cost[figure]));
  return {
    'wall, s': Math.round(middle('wall') / 100) / 10,
    'CPU, s': Math.round(middle('cpu') / 100) / 10,
    'peak MB': Math.round(middle('memory') / 1e6),
  };
}

/**
 * Runs a program, and measures it with all its children.
 * @throws Error with its output if it fails
 */
export async function measured(command: Command): Promise<Cost> {
  const { program = process.execPath, args, cwd } = command;
  const start = performance.now();
  // The shell's own timer includes the processor time of children.
  const child = spawn('bash', ['-c', 'TIMEFORMAT="cpu %U %S"; time "$0" "$@"', program, ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += data));
  const peaks = new Map<number, number>();
  const timer = setInterval(() => notePeaks(child.pid ?? 0, peaks), 25);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${printed}`);
  const [, user, system] = /cpu ([\d.]+) ([\d.]+)\s*$/.exec(printed) ?? [];
  return {
    wall: performance.now() - start,
    cpu: 1000 * (Number(user) + Number(system)),
    memory: [...peaks.values()].reduce((sum, peak) => sum + peak, 0),
  };
}

/** Records the peak memory of a process and of its children, which only grows, if the system reports it (Linux). */
function notePeaks(pid: number, peaks: Map<number, number>): void {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    // A process that has just ended has none.
    const peak = /VmHWM:\s+(\d+)/.exec(status)?.[1];
    if (peak) peaks.set(pid, 1024 * Number(peak));
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    if (children) for (const child of children.split(' ')) notePeaks(Number(child), peaks);
  } catch {
    // It has ended, or the system does not report it.
  }
}
