import type { Person, Review } from '../schemas/pages.ts';
import { ContentPicture } from './Drawing.tsx';
import type { PictureLayout } from './picture.ts';
import { sheet } from './sheet.ts';

const s = sheet('Voice', {
  voice: {
    display: 'flex',
    gap: 'clamp(1rem, 2vw, 1.75rem)',
    marginTop: 'clamp(1.5rem, 3vw, 3rem)',
    lineHeight: 1.4,
    '& img': {
      width: 'clamp(96px, 12vw, 168px)',
      height: 'auto',
      alignSelf: 'start',
      borderRadius: 10,
    },
    // Beside a photograph, which would shrink with it.
    '& figcaption': { flex: 1, minWidth: 0 },
    '& blockquote': {
      margin: '0 0 16px',
      fontSize: 'clamp(1.25rem, 1rem + 1.2vw, 2.125rem)',
      fontWeight: 500,
      lineHeight: 1.15,
      textWrap: 'balance',
    },
  },
});

const LAYOUT: PictureLayout = {
  ratio: 1,
  sizes: '(min-width: 64em) 248px, 96px',
  widths: [96, 192, 336, 504],
  least: 192,
};

export type Speaker = Pick<Person, 'name' | 'role' | 'voice' | 'picture' | 'sample'>;

/** A customer as somebody who says their review. What they got for it belongs beside it, as sentences of their own. */
export function reviewer({
  name,
  review,
  business,
  address,
  incentive,
  insider,
  picture,
  sample,
}: Review): Speaker {
  const place = [business, address].filter(Boolean).join(', ');
  const role = [place, incentive, insider]
    .filter(Boolean)
    .join('. ')
    .replace(/(?<=[.!?])\. /g, ' ');
  return { name, voice: review, role, picture, sample };
}

/** What somebody says, and who they are. @param sampleLabel mark of an invented person */
export function Voice({ person, sampleLabel }: { person: Speaker; sampleLabel: string }) {
  const { name, role, voice, picture, sample } = person;
  return (
    <figure className={s.voice}>
      {picture && <ContentPicture picture={{ ...picture, alt: '' }} layout={LAYOUT} />}
      <figcaption>
        <blockquote>“{voice}”</blockquote>
        {name}
        {sample && ` (${sampleLabel})`},
        <br />
        {role}
      </figcaption>
    </figure>
  );
}
