import { IndustriesBanner } from '../components/industries/IndustriesBanner.tsx';
import { IndustryTiles } from '../components/industries/IndustryTiles.tsx';
import { definePage } from '../components/page.ts';

export const page = definePage({
  meta: ({ industries }) => industries.meta,
  View: ({ content: { industries, navigation } }) => (
    <section id="industries" aria-labelledby="industries-heading">
      <IndustriesBanner id="industries-heading" content={industries} />
      <IndustryTiles industries={industries} href={navigation.getStarted.href} />
    </section>
  ),
});
