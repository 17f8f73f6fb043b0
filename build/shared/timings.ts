import { performance } from 'node:perf_hooks';

/** How long a step took. */
export interface Timing {
  step: string;
  /** Milliseconds by the clock. */
  wall: number;
  /** Milliseconds that the processor worked, on all cores. */
  cpu: number;
}

/** Takes the time of steps. */
export interface Timings {
  list: Timing[];
  /** Runs a step, and notes how long it took. @returns what the step returns */
  step: <Result>(name: string, run: () => Result | Promise<Result>) => Promise<Result>;
}

/**
 * Starts to take the time. The first entry is the start of the program, which is over by then.
 * @param onStep is called with the name of each step when it begins
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
