import { definePages, type ViewProps } from '../../components/page.ts';
import { ActivitiesLayout } from '../../components/service/ActivitiesLayout.tsx';
import { CardsLayout } from '../../components/service/CardsLayout.tsx';
import { ListingLayout } from '../../components/service/ListingLayout.tsx';
import type { Service } from '../../schemas/services.ts';

/** A page for each service; `layout` in its content file selects how it is described. */
export const page = definePages<Service>({
  entries: ({ services }) => services.map((service) => ({ param: service.slug, entry: service })),
  meta: (_content, service) => service.meta,
  subject: (_content, service) => ({ kind: 'service', service }),
  View: Layout,
});

function Layout({ entry: service, content: { navigation, ...content }, route }: ViewProps<Service>) {
  const { href, title } = navigation.getStarted;
  const getStarted = { title, href: service.booking ?? href };
  const rest = { content: { ...content, navigation: { ...navigation, getStarted } }, route };
  switch (service.layout) {
    case 'cards':
      return <CardsLayout entry={service} {...rest} />;
    case 'activities':
      return <ActivitiesLayout entry={service} {...rest} />;
    case 'listing':
      return <ListingLayout entry={service} {...rest} />;
  }
}
