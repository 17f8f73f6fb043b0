import type { CardsService } from '../../build/content/schemas/services.ts';
import { definePages } from '../../components/page.ts';
import { Cases } from '../../components/service/Cases.tsx';
import { ConsultationBanner } from '../../components/service/ConsultationBanner.tsx';
import { Example } from '../../components/service/Example.tsx';
import { HowAndWhat } from '../../components/service/HowAndWhat.tsx';
import { Intro } from '../../components/service/Intro.tsx';
import { NotSure } from '../../components/service/NotSure.tsx';
import { OtherServices } from '../../components/service/OtherServices.tsx';
import { PlatformTiles } from '../../components/service/PlatformTiles.tsx';
import { PriceSign } from '../../components/service/PriceSign.tsx';
import { ServiceBanner } from '../../components/service/ServiceBanner.tsx';
import { Sheet } from '../../components/service/Sheet.tsx';

/** The services that are described by cards: SEO, web designing, social media marketing and PPC. */
export const page = definePages<CardsService>({
  entries: ({ services }) =>
    services
      .filter((service) => service.layout === 'cards')
      .map((service) => ({ param: service.slug, entry: service })),
  meta: (_content, service) => service.meta,
  subject: (_content, service) => ({ kind: 'service', service }),
  View: ({ content: { navigation, services, servicePages, packageSections }, entry: service, route }) => {
    const { cards, consultation, notSure } = service;
    const { getStarted } = navigation;
    const ask = { getStarted, about: service.title };
    return (
      <>
        <ServiceBanner service={service} getStarted={getStarted}>
          <PriceSign service={service} sections={packageSections} words={servicePages.price} />
        </ServiceBanner>
        <Intro {...service.intro} />
        {cards.every(({ picture }) => picture) ? <PlatformTiles cards={cards} /> : <Sheet cards={cards} />}
        <HowAndWhat steps={service.steps} receive={service.receive} />
        {service.example && <Example example={service.example} reviews={servicePages.reviews} />}
        <Cases cases={service.cases} words={servicePages.cases} />
        {consultation && <ConsultationBanner {...consultation} {...ask} />}
        {notSure && <NotSure {...notSure} {...ask} />}
        <OtherServices services={services} route={route} words={servicePages.others} />
      </>
    );
  },
});
