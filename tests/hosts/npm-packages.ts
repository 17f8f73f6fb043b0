import { fetchPackages } from '../setup/install.ts';

/** Fetches what stands in for S3. A global setup of the tests of hosts. */
export default function fetchHostPackages(): void {
  fetchPackages(import.meta.dirname, 's3rver (15 MB)');
}
