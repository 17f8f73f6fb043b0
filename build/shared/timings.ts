import { performance } from 'node:perf_hooks';

/** Duration of a step. */
export interface Timing {
  step: string;
  /** Wall-clock milliseconds. */
  wall: number;
  /** Milliseconds of processor time, on all cores. */
  cpu: number;
}

/** Runs a step. @returns what the step returns */
export type Step = <Result>(name: string, run: () => Result | Promise<Result>) => Promise<Result>;

/** Measures steps. */
export interface Timings {
  list: Timing[];
  /** Runs a step, and records its duration. */
  step: Step;
}

/**
 * Starts measuring. The first entry is the start of the program, which is already over.
 * @param onStep called with the name of each step when it begins
 */
export function startTimings(onStep: (step: string) => void = () => {}): Timings {
  const list: Timing[] = [{ step: 'start the program', wall: performance.now(), cpu: cpuSince(undefined) }];
  return {
    list,
    step: async (step, run) => {
      onStep(step);
      const [start, used] = [performance.now(), process.cpuUsage()];
      const result = await run();
      list.push({ step, wall: performance.now() - start, cpu: cpuSince(used) });
      return result;
    },
  };
}

function cpuSince(earlier: NodeJS.CpuUsage | undefined): number {
  const { user, system } = process.cpuUsage(earlier);
  return (user + system) / 1000;
}

/** A table: each step with its time and its share of the whole. */
export function formatTimings(list: Timing[]): string {
  const whole = list.reduce((sum, { wall }) => sum + wall, 0);
  const row = (name: string, wall: string, cpu: string, share: string) =>
    `${name.padEnd(24)}${wall.padStart(8)}${cpu.padStart(8)}${share.padStart(7)}`;
  const rows = list.map(({ step, wall, cpu }) =>
    row(step, wall.toFixed(0), cpu.toFixed(0), `${((100 * wall) / whole).toFixed(0)} %`),
  );
  const cpu = list.reduce((sum, timing) => sum + timing.cpu, 0);
  return [row('step', 'ms', 'CPU ms', ''), ...rows, row('all', whole.toFixed(0), cpu.toFixed(0), '')].join(
    '\n',
  );
}
