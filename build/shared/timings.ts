/** Duration of a step, in ms: by the clock, and of processor time on all cores. */
export type Timing = { step: string } & ReturnType<typeof since>;

/** Runs a step, and records its duration. @returns what the step returns */
export type Step = <Result>(name: string, run: () => Result | Promise<Result>) => Promise<Result>;

/**
 * Starts measuring. The first entry is the start of the program, which is already over.
 * @param onStep called with the name of each step when it begins
 */
export function startTimings(onStep: (step: string) => void = () => {}): { list: Timing[]; step: Step } {
  const list: Timing[] = [{ step: 'start the program', ...since(0) }];
  return {
    list,
    step: async (step, run) => {
      onStep(step);
      const [start, used] = [performance.now(), process.cpuUsage()];
      const result = await run();
      list.push({ step, ...since(start, used) });
      return result;
    },
  };
}

function since(start: number, used?: NodeJS.CpuUsage) {
  const { user, system } = process.cpuUsage(used);
  return { wall: Math.round(performance.now() - start), cpu: Math.round((user + system) / 1000) };
}
