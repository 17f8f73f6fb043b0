import type { ListingService } from '../../build/content/schemas/services.ts';
import { base } from '../../components/base.styles.ts';
import { Expect } from '../../components/gmb/Expect.tsx';
import { Expertise } from '../../components/gmb/Expertise.tsx';
import { Features } from '../../components/gmb/Features.tsx';
import { Help } from '../../components/gmb/Help.tsx';
import { ListingCallout } from '../../components/gmb/ListingCallout.tsx';
import { LocalArea } from '../../components/gmb/LocalArea.tsx';
import { Management } from '../../components/gmb/Management.tsx';
import { WhyUs } from '../../components/gmb/WhyUs.tsx';
import { definePages } from '../../components/page.ts';
import { Cases } from '../../components/service/Cases.tsx';
import { ConsultationBanner } from '../../components/service/ConsultationBanner.tsx';
import { Example } from '../../components/service/Example.tsx';
import { Intro } from '../../components/service/Intro.tsx';
import { OtherServices } from '../../components/service/OtherServices.tsx';
import { PriceSign } from '../../components/service/PriceSign.tsx';
import { ServiceBanner } from '../../components/service/ServiceBanner.tsx';

/** Google My Business: a service that looks after a listing. */
export const page = definePages<ListingService>({
  entries: ({ services }) =>
    services
      .filter((service) => service.layout === 'listing')
      .map((service) => ({ param: service.slug, entry: service })),
  meta: (_content, service) => service.meta,
  subject: (_content, service) => ({ kind: 'service', service }),
  View: ({
    content: { navigation, services, servicePages, packageSections, site },
    entry: service,
    route,
  }) => {
    const { getStarted } = navigation;
    return (
      <div id="gmb">
        <ServiceBanner service={service} getStarted={getStarted}>
          <PriceSign service={service} sections={packageSections} words={servicePages.price} />
        </ServiceBanner>
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
        </div>
        {service.example && <Example example={service.example} reviews={servicePages.reviews} />}
        <Cases cases={service.cases} words={servicePages.cases} />
        <div className={base.wrap}>
          <Help help={service.help} site={site} navigation={navigation} />
        </div>
        <Expertise expertise={service.expertise} />
        <ConsultationBanner {...service.ready} getStarted={getStarted} about={service.title} />
        <OtherServices services={services} route={route} words={servicePages.others} />
      </div>
    );
  },
});
