import type { Person } from '../schemas/pages.ts';
import { ContentPicture } from './Drawing.tsx';
import type { PictureLayout } from './picture.ts';
import { sheet } from './sheet.ts';

const s = sheet('Voice', {
  voice: {
    display: 'flex',
    gap: 16,
    alignItems: 'center',
    marginTop: 24,
    '& img': { width: 96 },
    '& blockquote': { margin: 0, fontSize: '1.1875rem', fontWeight: 700, lineHeight: 1.35 },
  },
});

const LAYOUT: PictureLayout = { ratio: 1, sizes: '96px', widths: [96, 192, 288], least: 192 };

/** Somebody of the agency on what they do. @param sampleLabel mark of an invented person */
export function Voice({ person, sampleLabel }: { person: Person; sampleLabel: string }) {
  const { name, role, voice, picture, sample } = person;
  return (
    <figure className={s.voice}>
      {picture && <ContentPicture picture={{ ...picture, alt: '' }} layout={LAYOUT} />}
      <figcaption>
        <blockquote>{voice}</blockquote>
        {name}, {role}
        {sample && ` (${sampleLabel})`}
      </figcaption>
    </figure>
  );
}
