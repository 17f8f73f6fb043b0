import { fetchPackages } from '../setup/install.ts';

/** Fetches the server that takes the place of S3. A global setup of the tests of hosts. */
export default function fetchHostPackages(): void {
  fetchPackages(import.meta.dirname, 's3rver (15 MB)');
}
