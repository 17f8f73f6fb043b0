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
    '& a, & iframe': { position: 'absolute', inset: 0 },
    '& img, & iframe': { width: '100%', height: '100%', border: 0, objectFit: 'cover' },
    '& :focus-visible': { outline: '4px solid var(--ink)', outlineOffset: -8 },
    // Not to be reached behind the map that covers it.
    '& :has(~ iframe:not([hidden]), ~ noscript > iframe)': { visibility: 'hidden' },
    /** Loads at full size; the script shows it when it has loaded. */
    '& [hidden]': { display: 'block', visibility: 'hidden' },
    [below.sm]: { aspectRatio: '2 / 1' },
  },
});

/** What an embedded map needs to work: its scripts, its own storage, and links that open the map in a new tab. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/**
 * The map of the address, the only part of the site that another company serves. A drawing, linked to the map's own
 * page, takes its place until the visitor comes near, and for as long as the map cannot be loaded
 * (client/inline/map.ts). Without scripts the browser loads it lazily.
 */
export function AddressMap({ title, url, href }: { title: string; url: string; href: string }) {
  const { inlineScript } = useRendering();
  inlineScript('map');
  const frame = { sandbox: SANDBOX, referrerPolicy: 'strict-origin', title, src: url } as const;
  return (
    <div className={s.map}>
      <a href={href}>
        <Drawing name="address-streets" alt={title} />
      </a>
      <template data-map="">
        <iframe {...frame} hidden />
      </template>
      <noscript>
        <iframe {...frame} loading="lazy" />
      </noscript>
    </div>
  );
}
