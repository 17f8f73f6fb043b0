import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A program to run. */
export interface Command {
  program: string;
  args: string[];
  cwd: string;
}

/** The cost of a program: wall-clock ms, processor ms, peak memory in bytes (0 if unknown). */
export interface Cost {
  wall: number;
  cpu: number;
  memory: number;
}

/** Interval for reading a program's peak memory, ms. The last value counts, and it only grows. */
const PULSE = 25;

/**
 * Runs a program, and measures it with all its children.
 * @throws Error with its output if it fails
 */
export async function measured({ program, args, cwd }: Command): Promise<Cost> {
  const start = performance.now();
  // The shell's own timer includes the processor time of children.
  const child = spawn('bash', ['-c', 'TIMEFORMAT="cpu %U %S"; time "$0" "$@"', program, ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += data));
  const peaks = new Map<number, number>();
  const timer = setInterval(() => notePeaks(child.pid ?? 0, peaks), PULSE);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  const wall = performance.now() - start;
  const [, user = '', system = ''] = /cpu ([\d.]+) ([\d.]+)\s*$/.exec(printed) ?? [];
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${printed}`);
  const memory = [...peaks.values()].reduce((sum, peak) => sum + peak, 0);
  return { wall, cpu: 1000 * (Number(user) + Number(system)), memory };
}

/** Records the peak memory of a process and of its children, if the system reports it (Linux). */
function notePeaks(pid: number, peaks: Map<number, number>): void {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    // The system reports nothing for a process that has just ended.
    const peak = 1024 * Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0);
    peaks.set(pid, Math.max(peak, peaks.get(pid) ?? 0));
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    if (children) for (const child of children.split(' ')) notePeaks(Number(child), peaks);
  } catch {
    // It has ended, or the system does not report it.
  }
}

/** The median of each figure. */
export function median(costs: Cost[]): Cost {
  const middle = (figure: (cost: Cost) => number) =>
    costs.map(figure).sort((one, other) => one - other)[Math.floor((costs.length - 1) / 2)] ?? 0;
  return {
    wall: middle(({ wall }) => wall),
    cpu: middle(({ cpu }) => cpu),
    memory: middle(({ memory }) => memory),
  };
}
