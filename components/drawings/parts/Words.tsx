import { createContext, useContext } from 'react';

/** The weights that drawings use. */
export const weights = [500, 600, 700, 800] as const;
type Weight = (typeof weights)[number];

export interface PlacedText {
  text: string;
  x: number;
  /** The baseline. */
  y: number;
  /** Font size in the drawing's units. */
  size: number;
  weight: Weight;
  /** The meaning of x: the text's start, middle or end. */
  at: 'start' | 'middle' | 'end';
  /** Additional distance between letters, in the drawing's units. */
  tracking: number;
}

/** Turns a text into the outlines of its letters, as the value of a path's `d`. */
export type Outline = (text: PlacedText) => string;

/**
 * Provided when a drawing becomes a file: a picture file has no access to the page's font, so its letters must be
 * shapes. In a page the text remains text.
 */
export const OutlineContext = createContext<Outline | undefined>(undefined);

interface WordsProps extends Partial<Omit<PlacedText, 'text'>> {
  children: string | number;
  fill?: string;
}

/** Text in a drawing, at least 13 units high if it is meant to be read. */
export function Words({
  children,
  x = 0,
  y = 0,
  size = 13.5,
  weight = 600,
  at = 'start',
  tracking = 0,
  fill = 'var(--ink)',
}: WordsProps) {
  const outline = useContext(OutlineContext);
  const text = String(children);
  if (outline)
    return <path d={outline({ text, x, y, size, weight, at, tracking })} fill={fill} stroke="none" />;
  return (
    <text
      x={x || undefined}
      y={y || undefined}
      fontSize={size}
      fontWeight={weight}
      textAnchor={at === 'start' ? undefined : at}
      letterSpacing={tracking || undefined}
      fill={fill}
      stroke="none"
    >
      {text}
    </text>
  );
}

/** Lines of text below each other. @param props.y the first baseline @param props.leading from one to the next */
export function Lines(props: Omit<WordsProps, 'children'> & { children: string[]; leading: number }) {
  const { children, leading, y = 0, ...words } = props;
  return children.map((line, index) => (
    <Words key={line} {...words} y={y + index * leading}>
      {line}
    </Words>
  ));
}
