import { ClosingBanner } from '../components/ClosingBanner.tsx';
import { Banner } from '../components/packages/Banner.tsx';
import { JumpBar } from '../components/packages/JumpBar.tsx';
import { Marks } from '../components/packages/Marks.tsx';
import { formHref } from '../components/packages/names.ts';
import { Section } from '../components/packages/Section.tsx';
import { definePage, useRendering } from '../components/page.ts';

export const page = definePage({
  meta: ({ packagesPage }) => packagesPage.meta,
  subject: () => ({ kind: 'packages' }),
  View: ({ content: { packagesPage: words, packageSections, navigation, sampleReport, site } }) => {
    const contactHref = formHref(navigation.getStarted.href);
    const finderHref = packageSections.some(({ finder }) => finder) ? `${contactHref}#finder` : undefined;
    useRendering().inlineScript('tier-tabs');
    return (
      <>
        <Marks />
        <Banner words={words} sample={sampleReport} />
        {/* The bar leaves with the sections: it would cover the button below them. */}
        <div>
          <JumpBar sections={packageSections} words={words} finderHref={finderHref} />
          {packageSections.map((section) => (
            <Section key={section.id} {...{ section, words, contactHref }} until={site.notices.until} />
          ))}
        </div>
        <ClosingBanner leadsTo="questions" words={words.closing} href={finderHref ?? contactHref} />
      </>
    );
  },
});
