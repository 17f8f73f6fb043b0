import { Emergencies } from '../components/industries/Emergencies.tsx';
import { IndustriesBanner } from '../components/industries/IndustriesBanner.tsx';
import { IndustryTiles } from '../components/industries/IndustryTiles.tsx';
import { definePage } from '../components/page.ts';

export const page = definePage({
  meta: ({ industries }) => industries.meta,
  View: ({ content: { industries, navigation } }) => (
    <section id="industries" aria-labelledby="industries-heading">
      <IndustriesBanner id="industries-heading" content={industries} />
      <Emergencies content={industries.emergencies} typedAt={industries.typedAt} />
      <IndustryTiles industries={industries} href={navigation.getStarted.href} />
    </section>
  ),
});
