import type { ActivitiesService } from '../../build/content/schemas/services.ts';
import { GetStarted } from '../../components/GetStarted.tsx';
import { Destination } from '../../components/local-seo/Destination.tsx';
import { Stops } from '../../components/local-seo/Stops.tsx';
import { definePages } from '../../components/page.ts';
import { AdjoiningServices } from '../../components/service/AdjoiningServices.tsx';
import { Intro } from '../../components/service/Intro.tsx';
import { ServiceBanner } from '../../components/service/ServiceBanner.tsx';

/** Local SEO: a service described by its activities. */
export const page = definePages<ActivitiesService>({
  entries: ({ services }) =>
    services
      .filter((service) => service.layout === 'activities')
      .map((service) => ({ param: service.slug, entry: service })),
  meta: (_content, service) => service.meta,
  subject: (_content, service) => ({ kind: 'service', service }),
  View: ({ content: { navigation, services }, entry: service, route }) => {
    const { getStarted } = navigation;
    return (
      <>
        <ServiceBanner service={service} getStarted={getStarted} />
        <Intro {...service.intro} />
        <Stops activities={service.activities} />
        <Destination receive={service.receive} summary={service.summary}>
          <GetStarted label={getStarted.title} href={getStarted.href} about={service.title} />
        </Destination>
        <AdjoiningServices services={services} route={route} words={navigation.adjoining} />
      </>
    );
  },
});
