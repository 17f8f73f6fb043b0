import type { Service as ServiceData } from 'schema-dts';
import type { Service } from '../../../schemas/services.ts';
import type { Site } from '../../../schemas/site.ts';
import { agencyId, areaServed } from './agency.ts';

/** @param path URL of the service's page on the site */
export function service(site: Site, path: string, { title, lead }: Service): ServiceData {
  return {
    '@type': 'Service',
    '@id': `${site.url}${path}#service`,
    name: title,
    serviceType: title,
    description: lead,
    provider: { '@id': agencyId(site) },
    areaServed: areaServed(site),
  };
}
