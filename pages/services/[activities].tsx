import type { ActivitiesService } from '../../build/schemas/services.ts';
import { definePages } from '../../components/page.ts';

export const page = definePages<ActivitiesService>({
  entries: ({ services }) =>
    services
      .filter((service) => service.layout === 'activities')
      .map((service) => ({ param: service.slug, entry: service })),
  meta: (_content, service) => service.meta,
  View: ({ entry: service }) => <h1>{service.title}</h1>,
});
