import { Carousel } from '../components/islands/carousel/Carousel.tsx';
import { hydrate } from './shared/hydrate.tsx';

const start = hydrate(Carousel);

/** Keeps where a click on the bar was that came before React: its copy has no place. */
export const mount: typeof start = (root, events) => {
  for (const { type, target, clientX } of events as MouseEvent[])
    if (type === 'click') (target as Element).closest('svg')?.setAttribute('data-x', `${clientX}`);
  start(root, events);
};
