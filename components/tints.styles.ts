import type { Tint } from '../schemas/fields.ts';
import { sheet } from './sheet.ts';

const tint = (name: Tint) => ({ '--tint': `var(--${name})` });

/** One class for each color that content may choose; it sets `--tint` for the element and its descendants. */
export const tints: Record<Tint, string> = sheet(
  'tints',
  {
    surface: tint('surface'),
    block: tint('block'),
    wood: tint('wood'),
    water: tint('water'),
    yellow: tint('yellow'),
    signal: tint('signal'),
    'signal-2': tint('signal-2'),
    'signal-3': tint('signal-3'),
  },
  'shared',
);
