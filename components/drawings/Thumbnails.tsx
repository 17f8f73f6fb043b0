import type { ComponentProps } from 'react';
import { MapPack } from './MapPack.tsx';
import { Awning } from './parts/Awning.tsx';
import { Card } from './parts/Card.tsx';
import { Check } from './parts/Marks.tsx';
import { Pin } from './parts/Pin.tsx';
import { PushButton } from './parts/PushButton.tsx';
import { TextBars } from './parts/TextBars.tsx';
import { Words } from './parts/Words.tsx';

/** What a small tile has room for: one thing of each drawing, whole. */
export const thumbnail = { width: 160, height: 136 };

/** A site on a phone, with its button. */
export function PhoneThumbnail({ action }: { action: string }) {
  return (
    <Card x={36} y={14} width={88} height={140} radius={10}>
      <path d="M32 10h24" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
      <path d="M8 22h72v66H8z" fill="var(--pine)" />
      <TextBars x={16} y={30} lengths={[52, 36]} leading={13} fill="var(--paper)" />
      <PushButton x={10} y={57} width={68} height={25} label={action} size={12.5} main />
      <TextBars x={10} y={98} lengths={[64, 44]} leading={13} />
    </Card>
  );
}

/** The map with the pin of the first shop. */
export function MapThumbnail(props: ComponentProps<typeof MapPack>) {
  return (
    <g transform="translate(-126) scale(.8)">
      <MapPack {...props} />
    </g>
  );
}

/** A place among search results, and how far it climbed. */
export function ResultThumbnail({ rank, climbed }: { rank: number; climbed: number }) {
  return (
    <>
      <Card x={16} y={-8} width={128} height={160} />
      <TextBars x={30} y={16} lengths={[100, 68]} leading={13} />
      <Card x={6} y={44} width={148} height={54} fill="var(--signal-3)">
        <Words x={14} y={41} size={38} weight={800}>
          {rank}
        </Words>
        <Card x={62} y={11} width={74} height={32} radius={16} fill="var(--ink)">
          <path d="M18 23V10m-6 6 6-6 6 6" fill="none" stroke="var(--signal)" strokeWidth="2.6" />
          <Words x={32} y={23} size={20} weight={800} fill="var(--paper)">
            {climbed}
          </Words>
        </Card>
      </Card>
      <TextBars x={30} y={112} lengths={[100, 68]} leading={13} />
    </>
  );
}

/** Calls that grow, below the ad that brings them. */
export function AdThumbnail() {
  return (
    <Card x={14} y={12} width={132} height={140}>
      <path d="M12 12h34v20H12z" fill="var(--ink)" />
      <Words x={29} y={28} size={14} weight={800} at="middle" fill="var(--paper)">
        Ad
      </Words>
      <TextBars x={56} y={18} lengths={[62]} />
      <g stroke="var(--ink)" strokeWidth="1.5">
        <path d="M16 112V92h18v20z" fill="var(--block)" />
        <path d="M43 112V80h18v32zM70 112V66h18v46z" fill="var(--signal-2)" />
        <path d="M97 112V46h18v66z" fill="var(--signal)" />
        <path d="M8 112h116" />
      </g>
    </Card>
  );
}

/** A shop under its pin, open. */
export function ShopThumbnail() {
  return (
    <>
      <g stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M22 58h116v90H22z" fill="var(--surface)" />
        <path d="M84 92h38v56H84z" fill="var(--pine)" />
        <path d="M32 92h40v28H32z" fill="var(--water)" />
        <path d="M14 58h132v16H14z" fill="var(--block)" />
        <Awning x={14} y={70} count={6} width={22} drop={18} curve={8} />
      </g>
      <Pin place="translate(80 60) scale(1.15)" />
      <Check x={136} y={118} r={17} />
    </>
  );
}
