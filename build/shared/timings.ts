import { performance } from 'node:perf_hooks';

/** Duration of a step. */
export interface Timing {
  step: string;
  /** Wall-clock milliseconds. */
  wall: number;
  /** Milliseconds of processor time, on all cores. */
  cpu: number;
}

/** Runs a step, and records its duration. @returns what the step returns */
export type Step = <Result>(name: string, run: () => Result | Promise<Result>) => Promise<Result>;

/**
 * Starts measuring. The first entry is the start of the program, which is already over.
 * @param onStep called with the name of each step when it begins
 */
export function startTimings(onStep: (step: string) => void = () => {}): { list: Timing[]; step: Step } {
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
  const sum = (figure: 'wall' | 'cpu') => list.reduce((whole, timing) => whole + timing[figure], 0);
  const all = { step: 'all', wall: sum('wall'), cpu: sum('cpu') };
  const rows = [...list, all].map(({ step, wall, cpu }) => [
    ...[step, wall.toFixed(0), cpu.toFixed(0)],
    `${((100 * wall) / all.wall).toFixed(0)} %`,
  ]);
  return [['step', 'ms', 'CPU ms', 'share'], ...rows]
    .map(([step = '', ...figures]) => step.padEnd(24) + figures.map((figure) => figure.padStart(8)).join(''))
    .join('\n');
}
