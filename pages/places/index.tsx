import { base } from '../../components/base.styles.ts';
import { ClosingBanner } from '../../components/ClosingBanner.tsx';
import { cx } from '../../components/cx.ts';
import { definePages } from '../../components/page.ts';
import { PlaceLinks } from '../../components/places/PlaceLinks.tsx';
import { TextTop } from '../../components/text/TextTop.tsx';

/** The list of the places; there is none without places. */
export const page = definePages({
  entries: ({ places, placesPage }) =>
    placesPage && places.length > 0 ? [{ param: '', entry: placesPage }] : [],
  meta: (_content, { meta }) => meta,
  View: ({ content: { places, navigation }, entry: { heading, lead, color, closing } }) => (
    <>
      <TextTop heading={heading} lead={lead} tint={color} />
      <div className={cx(base.wrap, base.section)}>
        <PlaceLinks places={places} />
      </div>
      <ClosingBanner words={closing} href={navigation.getStarted.href} />
    </>
  ),
});
