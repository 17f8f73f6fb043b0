import { Differentiators } from '../components/about/Differentiators.tsx';
import { HiSign } from '../components/about/HiSign.tsx';
import { Mission } from '../components/about/Mission.tsx';
import { People } from '../components/about/People.tsx';
import { Refusals } from '../components/about/Refusals.tsx';
import { ServiceLinks } from '../components/about/ServiceLinks.tsx';
import { definePage } from '../components/page.ts';

export const page = definePage({
  meta: ({ about }) => about.meta,
  subject: () => ({ kind: 'about' }),
  View: ({ content: { about, reviews } }) => (
    <>
      <Mission about={about} />
      {about.people && <People {...about.people} sampleLabel={reviews.sampleLabel} />}
      <Differentiators {...about.differentiators} />
      {about.refusals && <Refusals {...about.refusals} />}
      <ServiceLinks {...about.services} />
      <HiSign {...about.sign} />
    </>
  ),
});
