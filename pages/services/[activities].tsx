import type { ActivitiesService } from '../../build/content/schemas/services.ts';
import { GetStarted } from '../../components/GetStarted.tsx';
import { Destination } from '../../components/local-seo/Destination.tsx';
import { Stops } from '../../components/local-seo/Stops.tsx';
import { definePages } from '../../components/page.ts';
import { Cases } from '../../components/service/Cases.tsx';
import { Example } from '../../components/service/Example.tsx';
import { Intro } from '../../components/service/Intro.tsx';
import { OtherServices } from '../../components/service/OtherServices.tsx';
import { PriceSign } from '../../components/service/PriceSign.tsx';
import { ServiceBanner } from '../../components/service/ServiceBanner.tsx';

/** Local SEO: a service described by its activities. */
export const page = definePages<ActivitiesService>({
  entries: ({ services }) =>
    services
      .filter((service) => service.layout === 'activities')
      .map((service) => ({ param: service.slug, entry: service })),
  meta: (_content, service) => service.meta,
  subject: (_content, service) => ({ kind: 'service', service }),
  View: ({ content: { navigation, services, servicePages, packageSections }, entry: service, route }) => {
    const { getStarted } = navigation;
    return (
      <>
        <ServiceBanner service={service} getStarted={getStarted}>
          <PriceSign service={service} sections={packageSections} words={servicePages.price} />
        </ServiceBanner>
        <Intro {...service.intro} />
        <Stops activities={service.activities} />
        {service.example && <Example example={service.example} reviews={servicePages.reviews} />}
        <Cases cases={service.cases} words={servicePages.cases} />
        <Destination receive={service.receive} summary={service.summary}>
          <GetStarted label={getStarted.title} href={getStarted.href} about={service.title} />
        </Destination>
        <OtherServices services={services} route={route} words={servicePages.others} />
      </>
    );
  },
});
