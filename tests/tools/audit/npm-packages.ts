import { fetchPackages } from '../../setup/install.ts';

/** Installs the packages that only the audit needs. Also a global setup of the tests of the audit. */
export default function fetchAuditPackages(): void {
  fetchPackages(import.meta.dirname, 'Lighthouse and the Nu HTML checker (220 MB)');
}
