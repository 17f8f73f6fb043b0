import { Photo } from './parts/Photo.tsx';
import { Sink } from './parts/Sink.tsx';
import { TextBars } from './parts/TextBars.tsx';
import { Total, type TotalProps } from './parts/Total.tsx';
import { Words } from './parts/Words.tsx';

export interface FirstScreenProps extends TotalProps {
  shop: string;
  headline: [string, string];
  /** The button to press; without it there is nothing but a picture. */
  action?: string;
}

/** What a visitor sees of a website before scrolling, and what it weighs. 480 x 370. */
export function FirstScreen({ shop, headline, action, ...result }: FirstScreenProps) {
  return (
    <>
      <path d="M0 0h480v370H0z" fill="var(--surface)" />
      <Words x={24} y={36} size={20} weight={800}>
        {shop}
      </Words>
      <TextBars x={296} y={24} lengths={[44]} size={8} />
      <TextBars x={354} y={24} lengths={[44]} size={8} />
      <TextBars x={412} y={24} lengths={[44]} size={8} />
      <path d="M0 56h480" stroke="var(--ink)" strokeWidth="1.5" />
      {action ? <Clear headline={headline} action={action} /> : <Empty headline={headline} />}
      <Total {...result} />
    </>
  );
}

/** A picture, a greeting, and nothing to do. */
function Empty({ headline }: Pick<FirstScreenProps, 'headline'>) {
  return (
    <>
      <Photo y={56} width={480} height={234} sky="var(--block)" hills="var(--line)" />
      <rect
        x="104"
        y="118"
        width="272"
        height="108"
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
      {headline.map((line, index) => (
        <Words key={line} x={240} y={165 + index * 34} size={25} weight={500} at="middle" fill="var(--ink-2)">
          {line}
        </Words>
      ))}
    </>
  );
}

/** The job, the town and the way to call. */
function Clear({ headline, action }: { headline: [string, string]; action: string }) {
  return (
    <>
      {headline.map((line, index) => (
        <Words key={line} x={24} y={110 + index * 40} size={36} weight={800}>
          {line}
        </Words>
      ))}
      <TextBars x={24} y={170} lengths={[250]} size={9} />
      <rect
        x="24"
        y="204"
        width="252"
        height="60"
        rx="6"
        fill="var(--signal)"
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <Words x={150} y={241} size={22} weight={800} at="middle">
        {action}
      </Words>
      <Sink x={316} y={78} width={140} height={186} />
    </>
  );
}
