import { ClosingBanner } from '../components/ClosingBanner.tsx';
import { FORM } from '../components/islands/contact-form/draft-key.ts';
import { Banner } from '../components/packages/Banner.tsx';
import { JumpBar } from '../components/packages/JumpBar.tsx';
import { Marks } from '../components/packages/Marks.tsx';
import { Section } from '../components/packages/Section.tsx';
import { definePage, useRendering } from '../components/page.ts';

export const page = definePage({
  meta: ({ packagesPage }) => packagesPage.meta,
  subject: () => ({ kind: 'packages' }),
  View: ({ content: { packagesPage: words, packageSections, sampleReport, site } }) => {
    const finderHref = packageSections.some(({ finder }) => finder) ? `${FORM}#finder` : undefined;
    useRendering().inlineScript('tier-tabs');
    return (
      <>
        <Marks />
        <Banner words={words} sample={sampleReport} />
        {/* The bar leaves with the sections: it would cover the button below them. */}
        <div>
          <JumpBar sections={packageSections} words={words} finderHref={finderHref} />
          {packageSections.map((section) => (
            <Section key={section.id} {...{ section, words }} until={site.notices.until} />
          ))}
        </div>
        <ClosingBanner leadsTo="questions" words={words.closing} href={finderHref ?? FORM} />
      </>
    );
  },
});
