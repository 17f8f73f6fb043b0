import type { CardsService } from '../../build/content/schemas/services.ts';
import { definePages } from '../../components/page.ts';
import { AdjoiningServices } from '../../components/service/AdjoiningServices.tsx';
import { ConsultationBanner } from '../../components/service/ConsultationBanner.tsx';
import { HowAndWhat } from '../../components/service/HowAndWhat.tsx';
import { Intro } from '../../components/service/Intro.tsx';
import { NotSure } from '../../components/service/NotSure.tsx';
import { PlatformTiles } from '../../components/service/PlatformTiles.tsx';
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
  View: ({ content: { navigation, services }, entry: service, route }) => {
    const { cards, consultation, notSure } = service;
    const ask = { getStarted: navigation.getStarted, about: service.title };
    return (
      <>
        <ServiceBanner service={service} getStarted={navigation.getStarted} />
        <Intro {...service.intro} />
        {cards.every(({ picture }) => picture) ? <PlatformTiles cards={cards} /> : <Sheet cards={cards} />}
        <HowAndWhat steps={service.steps} receive={service.receive} />
        {consultation && <ConsultationBanner {...consultation} {...ask} />}
        {notSure && <NotSure {...notSure} {...ask} />}
        <AdjoiningServices services={services} route={route} words={navigation.adjoining} />
      </>
    );
  },
});
