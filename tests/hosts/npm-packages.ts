import { fetchPackages } from '../setup/install.ts';

/** Installs the server that stands in for S3. A global setup of the tests of hosts. */
export default function fetchHostPackages(): void {
  fetchPackages(import.meta.dirname, 's3rver (15 MB)');
}
