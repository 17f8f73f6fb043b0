import type { CardsService } from '../../build/schemas/services.ts';
import { definePages } from '../../components/page.ts';

export const page = definePages<CardsService>({
  entries: ({ services }) =>
    services
      .filter((service) => service.layout === 'cards')
      .map((service) => ({ param: service.slug, entry: service })),
  meta: (_content, service) => service.meta,
  View: ({ entry: service }) => <h1>{service.title}</h1>,
});
