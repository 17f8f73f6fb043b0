import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Slots } from '../Island.tsx';
import { carousel } from './Carousel.styles.ts';
import { describePosition, isAtEnd, isAtStart } from './carousel-position.ts';
import { Slot } from './Slot.tsx';
import { useCarousel } from './useCarousel.ts';

export interface CarouselProps {
  /** Id of the track, for aria-controls. */
  id: string;
  total: number;
  labels: {
    /** Name of the carousel, without the word "carousel": assistive technology adds it. */
    name: string;
    previous: string;
    next: string;
    /** `Reviews {first} to {last} of {total}` */
    several: string;
    /** `Review {first} of {total}` */
    single: string;
    /** Before anything was measured: `32 reviews`. */
    all: string;
  };
}

/**
 * A scroll-snap list with buttons: not looping, one slide a step (WAI-ARIA carousel pattern).
 * The position is said when the list has come to rest, not at every slide it passes.
 */
export function Carousel({ id, total, labels, slots }: CarouselProps & Slots<'slides'>) {
  const { root, position: measured, move, onKeyDown } = useCarousel();
  const position = measured ?? { first: 0, shown: 1, total };
  const words = measured ? describePosition(measured, labels.several, labels.single) : labels.all;
  return (
    <section ref={root} aria-roledescription="carousel" aria-label={labels.name} onKeyDown={onKeyDown}>
      <div className={carousel.bar}>
        <p aria-live="polite">{words}</p>
        <div className={carousel.buttons}>
          <StepButton label={labels.previous} track={id} atEnd={isAtStart(position)} move={() => move(-1)}>
            <ArrowLeft size={24} aria-hidden />
          </StepButton>
          <StepButton label={labels.next} track={id} atEnd={isAtEnd(position)} move={() => move(1)}>
            <ArrowRight size={24} aria-hidden />
          </StepButton>
        </div>
      </div>
      <Slot id={id} className={carousel.track} html={slots?.slides} data-track tabIndex={0} />
      <svg
        className={carousel.progress}
        viewBox={`0 0 ${total} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect x={position.first} width={position.shown} height="1" />
      </svg>
    </section>
  );
}

/** Not `disabled` at the ends: the focus would be lost with the button. */
function StepButton(props: {
  label: string;
  track: string;
  atEnd: boolean;
  move: () => void;
  children: ReactNode;
}) {
  const { label, track, atEnd, move, children } = props;
  return (
    <button
      type="button"
      className={carousel.button}
      aria-label={label}
      aria-controls={track}
      aria-disabled={atEnd}
      onClick={() => !atEnd && move()}
      data-replay
    >
      {children}
    </button>
  );
}
