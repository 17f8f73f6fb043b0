import type { ListingService } from '../../build/content/schemas/services.ts';
import { base } from '../base.styles.ts';
import { Expect } from '../gmb/Expect.tsx';
import { Expertise } from '../gmb/Expertise.tsx';
import { Features } from '../gmb/Features.tsx';
import { Help } from '../gmb/Help.tsx';
import { ListingCallout } from '../gmb/ListingCallout.tsx';
import { LocalArea } from '../gmb/LocalArea.tsx';
import { Management } from '../gmb/Management.tsx';
import { WhyUs } from '../gmb/WhyUs.tsx';
import type { ViewProps } from '../page.ts';
import { AdjoiningServices } from './AdjoiningServices.tsx';
import { ConsultationBanner } from './ConsultationBanner.tsx';
import { Intro } from './Intro.tsx';
import { ServiceBanner } from './ServiceBanner.tsx';

/** The body of a service that looks after a listing, such as Google My Business. */
export function ListingLayout({
  content: { navigation, services, site },
  entry: service,
  route,
}: ViewProps<ListingService>) {
  const { getStarted } = navigation;
  return (
    <div id="gmb">
      <ServiceBanner service={service} getStarted={getStarted} />
      <Intro {...service.whatIs} />
      <div className={base.wrap}>
        <Management management={service.management} />
        <LocalArea localArea={service.localArea} />
        <Features features={service.features} />
      </div>
      <ListingCallout callout={service.callout} getStarted={getStarted} />
      <div className={base.wrap}>
        <WhyUs whyUs={service.whyUs} />
        <Expect expect={service.expect} />
        <Help help={service.help} site={site} navigation={navigation} />
      </div>
      <Expertise expertise={service.expertise} />
      <ConsultationBanner {...service.ready} getStarted={getStarted} about={service.title} />
      <AdjoiningServices services={services} route={route} words={navigation.adjoining} />
    </div>
  );
}
