import { Menu } from '../components/islands/menu/Menu.tsx';
import { hydrate } from './shared/hydrate.tsx';

export const mount = hydrate(Menu);
