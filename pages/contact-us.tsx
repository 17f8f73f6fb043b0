import { base } from '../components/base.styles.ts';
import { ContactBanner } from '../components/contact/ContactBanner.tsx';
import { ContactCard } from '../components/contact/ContactCard.tsx';
import { Finder } from '../components/contact/Finder.tsx';
import { Highlights } from '../components/contact/Highlights.tsx';
import { cx } from '../components/cx.ts';
import { NoticeBar } from '../components/NoticeBar.tsx';
import { definePage } from '../components/page.ts';
import { below, from, sheet } from '../components/sheet.ts';

const s = sheet('pages/contact-us', {
  section: { paddingBlock: '0 var(--section)', [from.lg]: { paddingTop: 'var(--section)' } },
  grid: {
    rowGap: '3rem',
    overflowWrap: 'break-word',
    [from.lg]: { alignItems: 'start' },
  },
  /** First in the source, on the right on a desktop; it overlaps the banner at every width. */
  card: {
    position: 'relative',
    [below.lg]: { marginTop: -64 },
    [from.lg]: { gridArea: '1 / 2', marginTop: 'calc(-1 * var(--section) - 54px)' },
  },
});

export const page = definePage({
  meta: ({ contact }) => contact.meta,
  subject: () => ({ kind: 'contact' }),
  View: ({ content }) => (
    <>
      <NoticeBar content={content} where="contact" />
      <ContactBanner heading={content.contact.heading} subline={content.contact.subline} />
      <section className={s.section}>
        <div className={cx(base.wrap, base.split, s.grid)}>
          <ContactCard content={content} className={s.card} />
          <Highlights content={content} />
        </div>
      </section>
      <Finder content={content} />
    </>
  ),
});
