import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Position, positionOf, stepFrom } from './carousel-position.ts';

/**
 * Milliseconds after the end of a scroll, in which no other begins, until the carousel counts as stopped. Browsers without
 * scrollend take them from each scroll event, though on a slow device two events of one scroll may be further apart.
 */
const REST = 150;

/** Slides over which it scrolls smoothly: more would keep a visitor waiting. */
const NEAR = 9;

/** Number of slides per key; Home and End go to the ends. */
const KEYS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * Moves a scroll-snap list by buttons and keys and follows its position. Touch and trackpad still scroll it natively.
 * @returns `position` is undefined until the list was measured in a browser
 */
export function useCarousel() {
  const root = useRef<HTMLElement>(null);
  const [position, setPosition] = useState<Position>();
  /** Target slide of a running scroll: a second click counts from there. */
  const heading = useRef<number>(undefined);
  /** First visible slide, or the target: a resize must keep it. */
  const current = useRef(0);

  useEffect(() => {
    const track = trackOf(root.current);
    if (!track) return;
    let timer = 0;
    let { clientWidth: width, clientHeight: height } = track;
    const rest = () => {
      // A scroll that ends between a resize and its observer would measure the old place in the new width.
      if (track.clientWidth !== width) return;
      heading.current = undefined;
      const measured = measure(track);
      // A list of all reviews does not tell which one was first.
      if (scrolls(track)) current.current = measured.first;
      setPosition(measured);
    };
    const hasScrollEnd = 'onscrollend' in window;
    const onScroll = ({ type }: Event) => {
      clearTimeout(timer);
      if (!hasScrollEnd || type === 'scrollend') timer = window.setTimeout(rest, REST);
    };
    const resized = new ResizeObserver(() => {
      // Also called at the start, when the click that started the island is already scrolling.
      if (track.clientWidth === width && track.clientHeight === height) return;
      if (track.clientWidth !== width) scrollTo(track, current.current, 'instant');
      ({ clientWidth: width, clientHeight: height } = track);
      rest();
    });
    rest();
    for (const type of ['scroll', 'scrollend']) track.addEventListener(type, onScroll, { passive: true });
    resized.observe(track);
    return () => {
      clearTimeout(timer);
      for (const type of ['scroll', 'scrollend']) track.removeEventListener(type, onScroll);
      resized.disconnect();
    };
  }, []);

  const move = (delta: number) => {
    const track = trackOf(root.current);
    if (!track) return;
    const measured = measure(track);
    const next = stepFrom({ ...measured, first: heading.current ?? measured.first }, delta);
    heading.current = next;
    current.current = next;
    // At once, not when it stops: the buttons must know the ends before a quick second click.
    setPosition({ ...measured, first: next });
    const isFar = Math.abs(next - measured.first) > NEAR;
    const isInstant = isFar || matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo(track, next, isInstant ? 'instant' : 'smooth');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const delta = KEYS[event.key];
    const track = trackOf(root.current);
    if (delta === undefined || !track || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    // In a list of all reviews the keys are the browser's.
    if (!scrolls(track)) return;
    event.preventDefault();
    move(delta);
  };

  return { root, position, move, onKeyDown };
}

const trackOf = (root: HTMLElement | null) => root?.querySelector<HTMLElement>('[data-track]');

/** Whether it moves sideways: not as a list of all reviews. */
const scrolls = (track: HTMLElement) => track.scrollWidth > track.clientWidth;

/** px between the left edges of two slides. */
function stepOf(track: HTMLElement): number {
  const [one, two] = track.children;
  if (!one || !two) return track.clientWidth;
  return two.getBoundingClientRect().left - one.getBoundingClientRect().left;
}

const measure = (track: HTMLElement) =>
  positionOf({
    scrollLeft: track.scrollLeft,
    clientWidth: track.clientWidth,
    step: stepOf(track),
    total: track.children.length,
  });

const scrollTo = (track: HTMLElement, slide: number, behavior: ScrollBehavior) =>
  track.scrollTo({ left: slide * stepOf(track), behavior });
