import { base } from '../../components/base.styles.ts';
import { ClosingBanner } from '../../components/ClosingBanner.tsx';
import { definePages } from '../../components/page.ts';
import { Local } from '../../components/places/Local.tsx';
import { laptopScreen, sheet } from '../../components/sheet.ts';
import { TextLink } from '../../components/TextLink.tsx';
import { TextTop } from '../../components/text/TextTop.tsx';

const s = sheet('pages/places/[place]', {
  texts: {
    paddingBlock: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem)',
    overflowWrap: 'break-word',
    '& + &': { borderTop: '1.5px solid var(--ink)' },
    '& h2': { fontSize: 'var(--fs-h3)', marginBottom: 12 },
    '& p': { maxWidth: '35em' },
    [laptopScreen]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 19rem) minmax(0, 1fr)',
      columnGap: 64,
    },
  },
  services: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
    gap: '8px 32px',
    marginTop: 16,
  },
});

/** A page for each place: what the agency does there, and what is true there only. */
export const page = definePages({
  entries: ({ places, placesPage: words }) =>
    words ? places.map((place) => ({ param: place.slug, entry: { place, words } })) : [],
  meta: (_content, { place }) => place.meta,
  subject: (_content, { place }) => ({ kind: 'place', place }),
  View: ({ content: { site, services, navigation }, entry: { place, words } }) => {
    const offered = services.filter(({ slug }) => (place.service ?? slug) === slug);
    return (
      <>
        <TextTop heading={place.heading} lead={place.lead} tint={words.color} picture={place.picture} />
        <div className={base.wrap}>
          {place.texts.map(({ title, text }) => (
            <section key={title} className={s.texts}>
              <h2>{title}</h2>
              <p>{text}</p>
            </section>
          ))}
          <Local place={place} words={words} until={site.notices.until} />
          <section className={base.section}>
            <h2>{words.services}</h2>
            <ul className={s.services}>
              {offered.map(({ slug, title }) => (
                <li key={slug}>
                  <TextLink href={`/services/${slug}/`} title={title} />
                </li>
              ))}
            </ul>
          </section>
        </div>
        <ClosingBanner words={words.closing} href={navigation.getStarted.href} />
      </>
    );
  },
});
