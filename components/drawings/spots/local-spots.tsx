import { Card } from '../parts/Card.tsx';
import { Check, Cross } from '../parts/Marks.tsx';
import { Photo } from '../parts/Photo.tsx';
import { Pin } from '../parts/Pin.tsx';
import { PushButton } from '../parts/PushButton.tsx';
import { Route } from '../parts/Route.tsx';
import { SearchField } from '../parts/SearchField.tsx';
import { TextBars } from '../parts/TextBars.tsx';
import { Words } from '../parts/Words.tsx';
import { Ground } from './Ground.tsx';

/** A search, and the two pages that it could lead to. */
const search = () => (
  <Ground tint="water">
    <Route d="M160 60v24M92 108V84h136v24" width={6} />
    <SearchField x={40} y={16} width={240} height={46} search="dentist near me" size={19} />
    {[36, 180].map((x, index) => (
      <Card key={x} x={x} y={100} width={104} height={60} fill={index ? 'var(--surface)' : 'var(--signal)'}>
        <TextBars x={16} y={12} lengths={[64]} fill={index ? 'var(--line)' : 'var(--ink)'} />
      </Card>
    ))}
  </Ground>
);

/** An article about a finished job, with a photo and a place. */
const article = () => (
  <Ground tint="yellow">
    <Card x={30} y={18} width={260} height={140}>
      <Photo x={16} y={16} width={104} height={84} />
      <TextBars x={136} y={18} lengths={[104]} size={12} fill="var(--ink)" />
      <TextBars x={136} y={46} lengths={[108, 92, 100]} leading={18} />
    </Card>
    <Pin place="translate(98 106) scale(1.3)" />
  </Ground>
);

/** A listing with its pin and two buttons. */
const listing = () => (
  <Ground tint="wood">
    <Card x={64} y={20} width={192} height={140}>
      <Pin place="translate(34 62) scale(1.15)" />
      <TextBars x={66} y={22} lengths={[108, 74]} size={11} leading={22} fill="var(--ink)" />
      <PushButton x={14} y={72} width={58} height={34} size={17} label="Call" main />
      <PushButton x={80} y={72} width={98} height={34} size={17} label="Directions" />
    </Card>
  </Ground>
);

/** A page whose address and title name the town. */
const page = () => (
  <Ground tint="signal-2">
    <Card x={64} y={18} width={192} height={140}>
      <path d="M0 30h192" stroke="var(--ink)" strokeWidth="1.5" />
      <TextBars x={16} y={11} lengths={[132]} />
      <Words x={16} y={64} size={20} weight={800}>
        Olympia dentist
      </Words>
      <TextBars x={16} y={80} lengths={[156, 122]} leading={18} />
    </Card>
  </Ground>
);

/** Two other sites that lead to the shop. */
const links = () => (
  <Ground tint="yellow">
    <Route d="M92 42H160V88M228 42H160" width={6} />
    {[28, 212].map((x) => (
      <Card key={x} x={x} y={18} width={80} height={62}>
        <TextBars x={14} y={16} lengths={[52, 36]} leading={20} />
      </Card>
    ))}
    <Pin place="translate(160 118) scale(1.9)" />
  </Ground>
);

/** A wrong address and the right one. */
const entries = () => (
  <Ground tint="signal-3">
    {['12 Habor St.', '12 Harbor St.'].map((address, index) => (
      <Card key={address} x={64} y={18 + index * 56} width={192} height={46}>
        <Words x={16} y={30} size={19} weight={index ? 800 : 500}>
          {address}
        </Words>
        {index ? <Check x={164} y={23} r={14} /> : <Cross x={164} y={23} r={14} />}
      </Card>
    ))}
  </Ground>
);

/** A phone with a button at its lower edge. */
const phone = () => (
  <Ground tint="water">
    <Card x={94} y={-20} width={132} height={140} radius={16} line={2}>
      <TextBars x={18} y={38} lengths={[96, 70]} leading={18} />
      <PushButton x={14} y={84} width={104} height={42} size={20} label="Call" main radius={8} />
    </Card>
  </Ground>
);

/** What a page says to machines. */
const markup = () => (
  <Ground tint="block">
    <Card x={64} y={18} width={192} height={140}>
      {['open: 9 to 6', 'town: Olympia', 'price: $$'].map((line, index) => (
        <g key={line}>
          <circle
            cx="26"
            cy={24 + index * 32}
            r="7"
            fill="var(--signal)"
            stroke="var(--ink)"
            strokeWidth="1.5"
          />
          <Words x={46} y={31 + index * 32} size={20} weight={600}>
            {line}
          </Words>
        </g>
      ))}
    </Card>
  </Ground>
);

/** The rank of a shop, month after month. */
const ranks = () => (
  <Ground tint="wood">
    <path d="M32 116L88 98L160 68L232 36" fill="none" stroke="var(--ink)" strokeWidth="3" />
    {[
      [88, 98, 9, 'signal-3'],
      [160, 68, 5, 'signal-2'],
      [232, 36, 2, 'signal'],
    ].map(([x, y, rank, color]) => (
      <g key={rank} transform={`translate(${x} ${y})`}>
        <circle r="22" fill={`var(--${color})`} stroke="var(--ink)" strokeWidth="1.5" />
        <Words y={8} size={21} weight={800} at="middle">
          {`${rank}`}
        </Words>
      </g>
    ))}
  </Ground>
);

/** Small drawings of work on being found nearby. */
export const localSpots = { listing, search, page, links, entries, article, phone, markup, ranks };
