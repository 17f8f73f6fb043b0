import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { Glyph } from '../../Glyph.tsx';
import { ARROW_LEFT, ARROW_RIGHT } from '../../glyphs.ts';
import type { Slots } from '../../Island.tsx';
import { Slot } from '../shared/Slot.tsx';
import { carousel } from './Carousel.styles.ts';
import { describePosition, isAtEnd, isAtStart } from './carousel-position.ts';
import { useCarousel } from './useCarousel.ts';

export interface CarouselProps {
  /** Id of the track, for aria-controls. */
  id: string;
  total: number;
  labels: {
    /** Name of the carousel, without the word "carousel": assistive technology adds it. */
    name: string;
    /** Name of the list itself, which is focusable so that it can be scrolled. */
    track: string;
    previous: string;
    next: string;
    /** `Reviews {first} to {last} of {total}` */
    several: string;
    /** `Review {first} of {total}` */
    single: string;
  };
}

/**
 * A scroll-snap list with buttons: not looping, one slide a step (WAI-ARIA carousel pattern). The position is announced
 * when the list stops, not for every slide that passes.
 */
export function Carousel({ id, total, labels, slots }: CarouselProps & Slots<'slides'>) {
  const { root, position: measured, move, onKeyDown } = useCarousel();
  const position = measured ?? { first: 0, shown: 1, total };
  /** Shows the slides at a place of the bar. */
  const seek = ({ currentTarget, clientX = Number((currentTarget as SVGElement).dataset.x) }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    move(Math.round(((clientX - left) / width) * total - position.shown / 2) - position.first);
  };
  const drag = (event: PointerEvent) => {
    if (event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    seek(event);
  };
  return (
    <section
      ref={root}
      className={carousel.frame}
      aria-roledescription="carousel"
      aria-label={labels.name}
      onKeyDown={onKeyDown}
    >
      <div className={carousel.bar}>
        <p aria-live="polite">
          {position.first > 0 ? (
            // An element of its own: a translator may have replaced its text.
            <span>{describePosition(position, labels.several, labels.single)}</span>
          ) : (
            <StartPosition total={total} labels={labels} />
          )}
        </p>
        <div className={carousel.buttons}>
          <StepButton label={labels.previous} track={id} atEnd={isAtStart(position)} step={-1} move={move}>
            <Glyph d={ARROW_LEFT} size={24} />
          </StepButton>
          <StepButton label={labels.next} track={id} atEnd={isAtEnd(position)} step={1} move={move}>
            <Glyph d={ARROW_RIGHT} size={24} />
          </StepButton>
        </div>
      </div>
      <Slot
        id={id}
        className={carousel.track}
        html={slots?.slides}
        data-track
        tabIndex={0}
        role="group"
        aria-label={labels.track}
      />
      <svg
        className={carousel.progress}
        viewBox={`0 -1 ${total} 3`}
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
        onClick={seek}
        onPointerMove={drag}
        // Otherwise a drag selects text, and scrolls the page.
        onMouseDown={(event) => event.preventDefault()}
      >
        {/* The bar; a fingertip needs more than that. */}
        <path d={`M0 0h${total}v1H0z`} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
        <rect
          className={measured || total < 2 ? undefined : total < 3 ? carousel.pair : carousel.unmeasured}
          x={position.first}
          width={position.shown}
          height="1"
        />
      </svg>
    </section>
  );
}

/**
 * The first position for each of the three widths, of which one is shown. It remains after the list is measured: new
 * nodes with the same text would be announced, although nothing has moved.
 */
function StartPosition({ total, labels }: Pick<CarouselProps, 'total' | 'labels'>) {
  const words = (shown: number) =>
    describePosition({ first: 0, shown: Math.min(shown, total), total }, labels.several, labels.single);
  return (
    <>
      <span className={carousel.one}>{words(1)}</span>
      <span className={carousel.two}>{words(2)}</span>
      <span className={carousel.three}>{words(3)}</span>
    </>
  );
}

/** Not `disabled` at the ends: the focus would be lost with the button. */
function StepButton(props: {
  label: string;
  track: string;
  atEnd: boolean;
  step: number;
  move: (step: number) => void;
  children: ReactNode;
}) {
  const { label, track, atEnd, step, move, children } = props;
  return (
    <button
      type="button"
      className={carousel.button}
      aria-label={label}
      aria-controls={track}
      aria-disabled={atEnd}
      onClick={(event) => {
        // Marks the event as handled, for the script that steps before React does (client/inline/steps.ts).
        event.preventDefault();
        if (!atEnd) move(step);
      }}
      data-step={step}
    >
      {children}
    </button>
  );
}
