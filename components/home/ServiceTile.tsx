import type { Service } from '../../schemas/services.ts';
import { cx } from '../cx.ts';
import { ContentPicture } from '../Drawing.tsx';
import { Icon } from '../Icon.tsx';
import type { PictureLayout } from '../picture.ts';
import { below, sheet } from '../sheet.ts';
import { tints } from '../tints.styles.ts';

const s = sheet('home/ServiceTile', {
  tile: {
    position: 'relative',
    // The lines around the tiles; unlike a dark background, a shadow leaves cells without a tile empty.
    boxShadow: '0 0 0 2px var(--ink)',
    background: 'var(--surface)',
    '&:hover': { background: 'var(--signal-3)' },
    '&:hover svg': { transform: 'translateX(10px)' },
    // The picture of the chosen tile grows into that of the service's page. Only one at a time may have the name.
    'ul:not(:has(:focus-visible)) > &:hover, &:has(:focus-visible)': {
      '& img': { viewTransitionName: 'service-picture', scale: '1.04' },
    },
  },
  picture: {
    background: 'var(--tint)',
    borderBottom: '1.5px solid var(--ink)',
    overflow: 'hidden',
  },
  image: {
    transition: 'scale 200ms var(--ease)',
    width: '100%',
    objectFit: 'cover',
  },
  words: {
    padding: '1.4rem var(--gutter) 1.6rem',
  },
  title: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    fontSize: 'clamp(1.5rem, 1.3rem + .5vw, 1.75rem)',
    '& svg': { flex: 'none', marginTop: '.1em', transition: 'transform 200ms var(--ease)' },
  },
  /** The link covers its tile; its name is only that of the service. */
  link: {
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 0 },
    '&:focus-visible::after': { outline: '3px solid var(--ink)', outlineOffset: -7 },
  },
  tagline: { color: 'var(--ink-2)', marginTop: '.4rem' },
});

/** Below 640 px all tiles but the first are rows with a thumbnail of their drawing. */
const small = sheet('home/ServiceTile small', {
  tile: {
    [below.sm]: {
      minHeight: '8rem',
      display: 'flex',
      '& > :first-of-type': {
        position: 'relative',
        width: '40%',
        border: 0,
        borderRight: '2px solid var(--ink)',
        flex: 'none',
      },
      '& img': {
        height: '100%',
        position: 'absolute',
      },
      '& > :last-child': {
        flex: 1,
        minWidth: 0,
        alignSelf: 'center',
        padding: '12px var(--gutter) 12px 16px',
      },
      '& h3': { fontSize: '1.375rem', lineHeight: 1.08, overflowWrap: 'anywhere' },
      '& p': { textWrap: 'balance', lineHeight: 1.3, fontSize: '1rem' },
    },
  },
});

const LARGE: PictureLayout = {
  ratio: 4 / 3,
  sizes: '(min-width: 64em) 34vw, (min-width: 40em) 50vw, 100vw',
  widths: [480, 780, 1000],
  least: 480,
};
const SMALL: PictureLayout = {
  ...LARGE,
  narrow: { media: '(max-width: 39.99em)', ratio: 1, sizes: '40vw', widths: [160, 320, 480] },
};

/** A service with its drawing, which is decorative; the whole tile links to the service's page. */
export function ServiceTile({ service, large }: { service: Service; large: boolean }) {
  const { slug, title, tagline, tint, picture } = service;
  return (
    <li className={cx(s.tile, !large && small.tile)}>
      <div className={cx(s.picture, tints[tint])}>
        <ContentPicture
          picture={{ ...picture, alt: '' }}
          layout={large ? LARGE : SMALL}
          className={s.image}
          isTile={!large}
        />
      </div>
      <div className={s.words}>
        <h3 className={s.title}>
          <a className={s.link} href={`/services/${slug}/`}>
            {title}
          </a>
          <Icon name="arrow-right" size={26} />
        </h3>
        <p className={s.tagline}>{tagline}</p>
      </div>
    </li>
  );
}
