/**
 * Starts measuring this program's processor time, which does not depend on other programs.
 * @returns a function that returns the milliseconds so far
 */
export function processorTime(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
}
