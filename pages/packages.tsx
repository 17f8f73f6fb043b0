import { ClosingBanner } from '../components/ClosingBanner.tsx';
import { FORM } from '../components/islands/contact-form/draft-key.ts';
import { Banner } from '../components/packages/Banner.tsx';
import { JumpBar } from '../components/packages/JumpBar.tsx';
import { Marks } from '../components/packages/Marks.tsx';
import { Section } from '../components/packages/Section.tsx';
import { definePages, useRendering } from '../components/page.ts';
import type { PackagesPage } from '../schemas/packages.ts';

/** Only with packages. */
export const page = definePages<PackagesPage>({
  entries: ({ packagesPage, packageSections }) =>
    packageSections.length > 0 ? [{ param: '', entry: packagesPage }] : [],
  meta: (_content, { meta }) => meta,
  subject: () => ({ kind: 'packages' }),
  View: ({ content: { packageSections, sampleReport, site }, entry: words }) => {
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
            <Section
              key={section.id}
              {...{ section, words }}
              sections={packageSections}
              until={site.notices.until}
            />
          ))}
        </div>
        {finderHref && <ClosingBanner leadsTo="questions" words={words.closing} href={finderHref} />}
      </>
    );
  },
});
