import { Audit } from '../components/home/Audit.tsx';
import { Expertise } from '../components/home/Expertise.tsx';
import { Hero } from '../components/home/Hero.tsx';
import { LetsTalk } from '../components/home/LetsTalk.tsx';
import { Newest } from '../components/home/Newest.tsx';
import { Overview } from '../components/home/Overview.tsx';
import { Ranking } from '../components/home/Ranking.tsx';
import { Stats } from '../components/home/Stats.tsx';
import { WhyChooseUs } from '../components/home/WhyChooseUs.tsx';
import { definePage, useRendering } from '../components/page.ts';

export const page = definePage({
  meta: ({ home }) => home.meta,
  View: ({ content }) => {
    const { home, navigation, sampleReport, services } = content;
    useRendering().inlineScript('seen');
    return (
      <>
        <Hero hero={home.hero} />
        <Overview content={content} />
        <Stats content={content} />
        <WhyChooseUs content={content} />
        <Expertise expertise={home.expertise} services={services} />
        <Ranking ranking={home.ranking} />
        <Newest content={content} />
        <Audit audit={home.audit} sample={sampleReport} href={navigation.getStarted.href} />
        <LetsTalk content={content} />
      </>
    );
  },
});
