import type { ActivitiesService } from '../../schemas/services.ts';
import { GetStarted } from '../GetStarted.tsx';
import { Destination } from '../local-seo/Destination.tsx';
import { Stops } from '../local-seo/Stops.tsx';
import type { ViewProps } from '../page.ts';
import { Nearby } from '../places/PlaceLinks.tsx';
import { Cases } from './Cases.tsx';
import { Example } from './Example.tsx';
import { Intro } from './Intro.tsx';
import { ServiceBanner } from './ServiceBanner.tsx';

/** The body of a service that is described by its activities, such as local SEO. */
export function ActivitiesLayout({ content, entry: service }: ViewProps<ActivitiesService>) {
  const { navigation, places, placesPage, sampleReport, servicePages } = content;
  const { getStarted } = navigation;
  return (
    <>
      <ServiceBanner service={service} content={content} />
      <Intro {...service.intro} />
      <Stops activities={service.activities} />
      {service.example && (
        <Example
          example={service.example}
          content={content}
          pictures={service.activities.items.map(({ picture }) => picture)}
        />
      )}
      <Cases cases={service.cases} words={servicePages.cases} />
      <Nearby heading={placesPage?.nearby} places={places} service={service.slug} />
      <Destination receive={service.receive} invite={sampleReport?.invite} summary={service.summary}>
        <GetStarted label={getStarted.title} href={getStarted.href} about={service.title} />
      </Destination>
    </>
  );
}
