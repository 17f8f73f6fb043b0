import type { CardsService } from '../../build/content/schemas/services.ts';
import type { ViewProps } from '../page.ts';
import { Cases } from './Cases.tsx';
import { ConsultationBanner } from './ConsultationBanner.tsx';
import { Example } from './Example.tsx';
import { HowAndWhat } from './HowAndWhat.tsx';
import { Intro } from './Intro.tsx';
import { NotSure } from './NotSure.tsx';
import { OtherServices } from './OtherServices.tsx';
import { PlatformTiles } from './PlatformTiles.tsx';
import { PriceSign } from './PriceSign.tsx';
import { ServiceBanner } from './ServiceBanner.tsx';
import { Sheet } from './Sheet.tsx';

/** The body of a service that is described by cards, such as SEO, web designing or PPC. */
export function CardsLayout({
  content: { navigation, services, servicePages, packageSections },
  entry: service,
  route,
}: ViewProps<CardsService>) {
  const { cards, look, consultation, notSure } = service;
  const ask = { getStarted: navigation.getStarted, about: service.title };
  return (
    <>
      <ServiceBanner service={service} getStarted={navigation.getStarted}>
        <PriceSign service={service} sections={packageSections} words={servicePages.price} />
      </ServiceBanner>
      <Intro {...service.intro} />
      {look === 'tiles' && cards.every(({ picture }) => picture) ? (
        <PlatformTiles cards={cards} />
      ) : (
        <Sheet cards={cards} look={look} />
      )}
      <HowAndWhat steps={service.steps} receive={service.receive} />
      {service.example && <Example example={service.example} reviews={servicePages.reviews} />}
      <Cases cases={service.cases} words={servicePages.cases} />
      {consultation && <ConsultationBanner {...consultation} {...ask} />}
      {notSure && <NotSure {...notSure} {...ask} />}
      <OtherServices services={services} route={route} words={servicePages.others} />
    </>
  );
}
