import { Card } from '../parts/Card.tsx';
import { Photo } from '../parts/Photo.tsx';
import { Pin } from '../parts/Pin.tsx';
import { Route } from '../parts/Route.tsx';
import { SearchField } from '../parts/SearchField.tsx';
import { TextBars } from '../parts/TextBars.tsx';
import { Ground } from './Ground.tsx';

/** A search, and the two pages that it could lead to. */
const search = (
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
const article = (
  <Ground tint="yellow">
    <Card x={30} y={18} width={260} height={140}>
      <Photo x={16} y={16} width={104} height={84} />
      <TextBars x={136} y={18} lengths={[104]} size={12} fill="var(--ink)" />
      <TextBars x={136} y={46} lengths={[108, 92, 100]} leading={18} />
    </Card>
    <Pin place="translate(98 106) scale(1.3)" />
  </Ground>
);

/** Small drawings of work on being found nearby. */
export const localSpots = { search, article };
