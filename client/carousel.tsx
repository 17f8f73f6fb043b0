import { Carousel } from '../components/islands/carousel/Carousel.tsx';
import { hydrate } from './shared/hydrate.tsx';

export const mount = hydrate(Carousel);
