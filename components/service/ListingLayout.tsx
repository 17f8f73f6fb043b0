import type { ListingService } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { block } from '../gmb/block.styles.ts';
import { Expertise } from '../gmb/Expertise.tsx';
import { Features } from '../gmb/Features.tsx';
import { Help } from '../gmb/Help.tsx';
import { LocalArea } from '../gmb/LocalArea.tsx';
import { Management } from '../gmb/Management.tsx';
import { WhyUs } from '../gmb/WhyUs.tsx';
import type { ViewProps } from '../page.ts';
import { Nearby } from '../places/PlaceLinks.tsx';
import { below, sheet } from '../sheet.ts';
import { Cases } from './Cases.tsx';
import { ConsultationBanner } from './ConsultationBanner.tsx';
import { Example } from './Example.tsx';
import { Process } from './HowAndWhat.tsx';
import { NotSure } from './NotSure.tsx';
import { PriceSign } from './PriceSign.tsx';
import { ServiceBanner } from './ServiceBanner.tsx';

const s = sheet('service/ListingLayout', {
  page: {
    // Under the banner, and above and below a rule: as the intro of the other services.
    '--rule': 'calc(.8 * var(--section))',
    [below.sm]: { '--rule': '1.75rem' },
    // It has many blocks, so the others are closer together.
    '& > *': { '--section': 'clamp(1.75rem, .9rem + 3.4vw, 4.25rem)' },
  },
  first: { rowGap: '2.25rem' },
});

/** The body of a service that manages a listing, such as Google My Business. */
export function ListingLayout({ content, entry: service }: ViewProps<ListingService>) {
  const { navigation, places, placesPage, sampleReport, servicePages, site } = content;
  const { getStarted } = navigation;
  const { whatIs } = service;
  // This page has no list of what the client receives, which leads to the sample report on the others.
  const proof = sampleReport ? { href: '/sample-report/', title: sampleReport.invite } : servicePages.reviews;
  return (
    <div id="gmb" className={s.page}>
      <ServiceBanner service={service} getStarted={getStarted}>
        <PriceSign service={service} content={content} />
      </ServiceBanner>
      <div className={base.wrap}>
        <div className={cx(base.split, block.block, s.first)}>
          <section>
            <h2 className={block.heading}>{whatIs.heading}</h2>
            {whatIs.text.map((paragraph) => (
              <p key={paragraph} className={cx(base.lead, block.lead)}>
                {paragraph}
              </p>
            ))}
          </section>
          <Management management={service.management} />
        </div>
      </div>
      {service.example && <Example example={service.example} tag={servicePages.example} proof={proof} />}
      <div className={cx(base.wrap, !service.example && block.ruled)}>
        <LocalArea localArea={service.localArea} map={content.home.hero.map} />
        <Features features={service.features} />
      </div>
      <NotSure {...service.callout} getStarted={getStarted} about={service.callout.heading} />
      <div className={base.wrap}>
        <WhyUs whyUs={service.whyUs} />
      </div>
      <Process steps={service.expect} />
      <Cases cases={service.cases} words={servicePages.cases} />
      <Nearby heading={placesPage?.nearby} places={places} service={service.slug} />
      <Expertise expertise={service.expertise} />
      <Help help={service.help} site={site} />
      <ConsultationBanner {...service.ready} getStarted={getStarted} about={service.title} />
    </div>
  );
}
