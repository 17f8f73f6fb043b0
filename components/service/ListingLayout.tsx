import type { ListingService } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { Expertise } from '../gmb/Expertise.tsx';
import { Features } from '../gmb/Features.tsx';
import { Help } from '../gmb/Help.tsx';
import { LocalArea } from '../gmb/LocalArea.tsx';
import { Management } from '../gmb/Management.tsx';
import { WhyUs } from '../gmb/WhyUs.tsx';
import type { ViewProps } from '../page.ts';
import { Nearby } from '../places/PlaceLinks.tsx';
import { sheet } from '../sheet.ts';
import { Cases } from './Cases.tsx';
import { ConsultationBanner } from './ConsultationBanner.tsx';
import { Example } from './Example.tsx';
import { Process } from './HowAndWhat.tsx';
import { Intro } from './Intro.tsx';
import { NotSure } from './NotSure.tsx';
import { ServiceBanner } from './ServiceBanner.tsx';

const s = sheet('service/ListingLayout', {
  page: {
    // It has many blocks, so they are closer together.
    '& > *': { '--section': 'clamp(1.5rem, .6rem + 4vw, 4.5rem)' },
  },
});

/** The body of a service that manages a listing, such as Google My Business. */
export function ListingLayout({ content, entry: service }: ViewProps<ListingService>) {
  const { navigation, places, placesPage, reviews, sampleReport, servicePages, site } = content;
  const { getStarted } = navigation;
  // This page has no list of what the client receives, which leads to the sample report on the others.
  const proof = sampleReport && { href: '/sample-report/', title: sampleReport.invite };
  return (
    <div id="gmb" className={s.page}>
      <ServiceBanner service={service} content={content} />
      <Intro {...service.whatIs} />
      {service.example && <Example example={service.example} content={content} proof={proof} />}
      <Management management={service.management} />
      <div className={base.wrap}>
        <LocalArea localArea={service.localArea} />
        <Features features={service.features} />
      </div>
      <NotSure {...service.callout} getStarted={getStarted} about={service.callout.heading} />
      <div className={base.wrap}>
        <WhyUs whyUs={service.whyUs} reviews={reviews} service={service.title} />
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
