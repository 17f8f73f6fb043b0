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
    /** Loads in its full size, and is shown by the script when it has loaded. */
    '& [hidden]': { display: 'block', visibility: 'hidden' },
    [below.sm]: { aspectRatio: '2 / 1' },
  },
});

/** What an embedded map needs to work: its scripts, its own storage, and links that open the map in a new tab. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/**
 * The map of the address, the one thing on the site that another company serves. A drawing stands in for
 * it until the visitor comes near, and for as long as it cannot be loaded (client/inline/map.ts). Without scripts the
 * browser loads it lazily.
 */
export function AddressMap({ title, url }: { title: string; url: string }) {
  const { inlineScript } = useRendering();
  inlineScript('map');
  const frame = { sandbox: SANDBOX, referrerPolicy: 'strict-origin', title, src: url } as const;
  return (
    <div className={s.map}>
      <Drawing name="address-streets" alt="" />
      <template data-map={new URL('/favicon.ico', url).href}>
        <iframe {...frame} hidden />
      </template>
      <noscript>
        <iframe {...frame} loading="lazy" />
      </noscript>
    </div>
  );
}
