import type { CardsService } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { pricesByAmount, sectionOf } from '../packages/names.ts';
import type { ViewProps } from '../page.ts';
import { Nearby } from '../places/PlaceLinks.tsx';
import { sheet } from '../sheet.ts';
import { Cases } from './Cases.tsx';
import { ConsultationBanner } from './ConsultationBanner.tsx';
import { Example } from './Example.tsx';
import { HowAndWhat, Process } from './HowAndWhat.tsx';
import { Intro } from './Intro.tsx';
import { NotSure } from './NotSure.tsx';
import { PlatformTiles } from './PlatformTiles.tsx';
import { Receive } from './Receive.tsx';
import { ServiceBanner } from './ServiceBanner.tsx';
import { Sheet } from './Sheet.tsx';

const s = sheet('service/CardsLayout', {
  receive: { paddingBlock: 'var(--section)' },
  cardsHeading: { paddingBlock: 'var(--section) clamp(2rem, 1.5rem + 2vw, 3rem)' },
});

/** The body of a service that is described by cards, such as SEO, web designing or PPC. */
export function CardsLayout({ content, entry: service }: ViewProps<CardsService>) {
  const { consultation, notSure } = service;
  const ask = { getStarted: content.navigation.getStarted, about: service.title };
  return (
    <>
      <ServiceBanner service={service} content={content} />
      <Intro {...service.intro} isAcross={service.look === 'windows'} />
      <Work content={content} entry={service} />
      {consultation && <ConsultationBanner {...consultation} {...ask} />}
      {notSure && <NotSure {...notSure} {...ask} />}
    </>
  );
}

/** What is done, how, and an example, in an order of their own for each look: no two services are told alike. */
function Work({ content, entry: service }: Pick<ViewProps<CardsService>, 'content' | 'entry'>) {
  const { places, placesPage, servicePages, sampleReport } = content;
  const { look, steps, receive } = service;
  // Words of the link to the sample report, if there is one.
  const invite = sampleReport?.invite;
  const section = sectionOf(content.packageSections, service);
  const demo = service.example && (
    <Example
      example={service.example}
      content={content}
      section={section}
      fees={section && pricesByAmount(content.packagesPage, section)}
    />
  );
  const casesAndPlaces = (
    <>
      <Cases cases={service.cases} words={servicePages.cases} />
      <Nearby heading={placesPage?.nearby} places={places} service={service.slug} />
    </>
  );
  const grid = <Cards {...service} />;
  switch (look) {
    case 'index':
      return (
        <>
          {demo}
          {grid}
          <Process steps={steps} />
          {casesAndPlaces}
          <div className={cx(base.wrap, s.receive)}>
            <Receive receive={receive} invite={invite} isWide />
          </div>
        </>
      );
    case 'windows':
      return (
        <>
          {demo}
          {grid}
          {casesAndPlaces}
          <HowAndWhat steps={steps} receive={receive} invite={invite} isListFirst />
        </>
      );
    case 'tiles':
      return (
        <>
          {grid}
          {demo}
          {casesAndPlaces}
          <HowAndWhat steps={steps} receive={receive} invite={invite} />
        </>
      );
    case 'sheet':
      return (
        <>
          {demo}
          {grid}
          <HowAndWhat steps={steps} receive={receive} invite={invite} />
          {casesAndPlaces}
        </>
      );
  }
}

/** The cards, below their heading if they have one. */
function Cards({ cardsHeading, cards, look }: CardsService) {
  const areTiles = look === 'tiles' && cards.every(({ picture }) => picture);
  const grid = areTiles ? <PlatformTiles cards={cards} /> : <Sheet cards={cards} look={look} />;
  if (!cardsHeading) return grid;
  return (
    <section>
      <h2 className={cx(base.wrap, s.cardsHeading)}>{cardsHeading}</h2>
      {grid}
    </section>
  );
}
