import { Differentiators } from '../components/about/Differentiators.tsx';
import { HiSign } from '../components/about/HiSign.tsx';
import { Mission } from '../components/about/Mission.tsx';
import { Refusals } from '../components/about/Refusals.tsx';
import { ServiceLinks } from '../components/about/ServiceLinks.tsx';
import { definePage } from '../components/page.ts';

export const page = definePage({
  meta: ({ about }) => about.meta,
  subject: () => ({ kind: 'about' }),
  View: ({ content: { about } }) => (
    <>
      <Mission heading={about.heading} mission={about.mission} text={about.missionText} />
      <Differentiators {...about.differentiators} />
      {about.refusals && <Refusals {...about.refusals} />}
      <ServiceLinks {...about.services} />
      <HiSign {...about.sign} />
    </>
  ),
});
