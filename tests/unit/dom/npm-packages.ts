import { fetchPackages } from '../../setup/install.ts';

/** Installs the DOM before any test runs: several files at once need it. */
export default function fetchDom(): void {
  fetchPackages(import.meta.dirname, 'a DOM for the unit tests (24 MB)');
}
