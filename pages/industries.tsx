import { Emergencies } from '../components/industries/Emergencies.tsx';
import { IndustriesBanner } from '../components/industries/IndustriesBanner.tsx';
import { IndustryTiles } from '../components/industries/IndustryTiles.tsx';
import { definePages } from '../components/page.ts';
import type { Industries } from '../schemas/industries.ts';

/** Only with industries. */
export const page = definePages<Industries>({
  entries: ({ industries }) => (industries.industries.length > 0 ? [{ param: '', entry: industries }] : []),
  meta: (_content, { meta }) => meta,
  View: ({ content: { navigation }, entry: industries }) => (
    <section id="industries" aria-labelledby="industries-heading">
      <IndustriesBanner id="industries-heading" content={industries} />
      <Emergencies content={industries.emergencies} typedAt={industries.typedAt} />
      <IndustryTiles industries={industries} href={navigation.getStarted.href} />
    </section>
  ),
});
