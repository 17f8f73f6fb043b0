import { fetchPackages } from '../setup/install.ts';
import { TRIED } from '../setup/installed-engines.ts';

/** Fetches what drives Firefox, if that is tried. A global setup of the tests in other engines. */
export default function fetchEnginePackages(): void {
  if (TRIED.includes('Firefox')) fetchPackages(import.meta.dirname, 'the driver of Firefox (60 MB)');
}
