import type { Service as ServiceData } from 'schema-dts';
import type { Place } from '../../../schemas/content.ts';
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

/** What the agency does in one town. */
export function placeService(site: Site, path: string, { heading, lead, town, state }: Place): ServiceData {
  return {
    '@type': 'Service',
    '@id': `${site.url}${path}#service`,
    name: heading,
    description: lead,
    provider: { '@id': agencyId(site) },
    areaServed: { '@type': 'City', name: `${town}, ${state}` },
  };
}
