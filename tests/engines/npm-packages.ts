import { fetchPackages } from '../setup/install.ts';
import { TRIED } from '../setup/installed-engines.ts';

/** Installs the Firefox driver, if the run includes Firefox. A global setup of the tests in other engines. */
export default function fetchEnginePackages(): void {
  if (TRIED.includes('Firefox')) fetchPackages(import.meta.dirname, 'the driver of Firefox (60 MB)');
}
