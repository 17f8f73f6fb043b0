import { sheet } from './sheet.ts';

const s = sheet('rank-tint', {
  first: { '--tint': 'var(--signal)' },
  visible: { '--tint': 'var(--signal-3)' },
});

/** The class that sets `--tint` to the color of a position, as on the map of the home page. 0 is no position. */
export function rankTint(position: number): string | undefined {
  if (position === 0 || position > 12) return undefined;
  return position <= 3 ? s.first : s.visible;
}
