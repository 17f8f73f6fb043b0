import { Drawing } from './Drawing.tsx';
import { useRendering } from './page.ts';
import { below, sheet } from './sheet.ts';

const s = sheet('AddressMap', {
  map: {
    position: 'relative',
    marginTop: 16,
    aspectRatio: '16 / 10',
    border: '1.5px solid var(--paper)',
    borderRadius: 6,
    overflow: 'hidden',
    '& img, & iframe': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      border: 0,
      objectFit: 'cover',
    },
    [below.sm]: { aspectRatio: '2 / 1' },
  },
});

/**
 * The map of the address. A drawing stands in for it until the visitor comes near: it is the one thing on the
 * site that another company serves (decision 19; the script is client/inline/map.ts).
 */
export function AddressMap({ title, url }: { title: string; url: string }) {
  const { inlineScript } = useRendering();
  inlineScript('map');
  return (
    <div className={s.map} data-map={url} data-title={title}>
      <Drawing name="address-streets" alt="" />
      <noscript>
        <iframe src={url} title={title} loading="lazy" />
      </noscript>
    </div>
  );
}
