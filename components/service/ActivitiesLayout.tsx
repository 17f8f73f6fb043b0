import type { ActivitiesService } from '../../build/content/schemas/services.ts';
import { GetStarted } from '../GetStarted.tsx';
import { Destination } from '../local-seo/Destination.tsx';
import { Stops } from '../local-seo/Stops.tsx';
import type { ViewProps } from '../page.ts';
import { AdjoiningServices } from './AdjoiningServices.tsx';
import { Intro } from './Intro.tsx';
import { ServiceBanner } from './ServiceBanner.tsx';

/** The body of a service that is described by its activities, such as local SEO. */
export function ActivitiesLayout({
  content: { navigation, services },
  entry: service,
  route,
}: ViewProps<ActivitiesService>) {
  const { getStarted } = navigation;
  return (
    <>
      <ServiceBanner service={service} getStarted={getStarted} />
      <Intro {...service.intro} />
      <Stops activities={service.activities} />
      <Destination receive={service.receive} summary={service.summary}>
        <GetStarted label={getStarted.title} href={getStarted.href} about={service.title} />
      </Destination>
      <AdjoiningServices services={services} route={route} words={navigation.adjoining} />
    </>
  );
}
