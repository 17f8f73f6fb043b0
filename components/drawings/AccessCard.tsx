import { Card } from './parts/Card.tsx';
import { Words } from './parts/Words.tsx';

interface AccessCardProps {
  title: string;
  people: [Person, Person];
}

interface Person {
  name: string;
  role: string;
}

/** Who may do what with a listing: the owner has the key, the manager a pencil. 480 x 300. */
export function AccessCard({ title, people }: AccessCardProps) {
  return (
    <>
      <Card x={20} y={16} width={456} height={280} fill="var(--wood)" line={2} />
      <Card x={4} y={4} width={456} height={280} line={2}>
        <Words x={28} y={48} size={24} weight={800}>
          {title}
        </Words>
        <path d="M0 74h456M0 179h456" stroke="var(--ink)" strokeWidth="2" />
        {people.map(({ name, role }, index) => (
          <g key={name} transform={`translate(0 ${74 + index * 105})`}>
            <rect
              x="28"
              y="22"
              width="62"
              height="62"
              rx="10"
              fill={index === 0 ? 'var(--signal)' : 'var(--block)'}
              stroke="var(--ink)"
              strokeWidth="2"
            />
            {index === 0 ? <Key /> : <Pencil />}
            <Words x={112} y={48} size={24} weight={800}>
              {name}
            </Words>
            <Words x={112} y={77} size={20} weight={500} fill="var(--ink-2)">
              {role}
            </Words>
          </g>
        ))}
      </Card>
    </>
  );
}

function Key() {
  return (
    <g fill="none" stroke="var(--ink)" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="49" cy="61" r="9" />
      <path d="m56 54 19-19m-8 8 7 7m-13-1 6 6" />
    </g>
  );
}

function Pencil() {
  return (
    <path
      d="m44 70 3-13 22-22 10 10-22 22zm20-30 10 10"
      fill="var(--surface)"
      stroke="var(--ink)"
      strokeWidth="3"
      strokeLinejoin="round"
    />
  );
}
