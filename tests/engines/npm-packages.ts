import type { TestProject } from 'vitest/node';
import { fetchPackages } from '../setup/install.ts';

/** Installs the Firefox driver, if the run includes Firefox. A global setup of the tests in other engines. */
export default function fetchEnginePackages({ config }: TestProject): void {
  // A global setup runs before the project's environment is set.
  if (config.env.TEST_ENGINES?.includes('Firefox'))
    fetchPackages(import.meta.dirname, 'the driver of Firefox (60 MB)');
}
