import type { CardsService } from '../../build/content/schemas/services.ts';
import type { ViewProps } from '../page.ts';
import { AdjoiningServices } from './AdjoiningServices.tsx';
import { ConsultationBanner } from './ConsultationBanner.tsx';
import { HowAndWhat } from './HowAndWhat.tsx';
import { Intro } from './Intro.tsx';
import { NotSure } from './NotSure.tsx';
import { PlatformTiles } from './PlatformTiles.tsx';
import { ServiceBanner } from './ServiceBanner.tsx';
import { Sheet } from './Sheet.tsx';

/** The body of a service that is described by cards, such as SEO, web designing or PPC. */
export function CardsLayout({
  content: { navigation, services },
  entry: service,
  route,
}: ViewProps<CardsService>) {
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
}
