import { sheet } from './sheet.ts';

const s = sheet('rank-tint', {
  first: { '--tint': 'var(--signal)' },
  near: { '--tint': 'var(--signal-2)' },
  visible: { '--tint': 'var(--signal-3)' },
});

/** The class that sets `--tint` to the color of a position, as on the map of a listing's page. 0 is no position. */
export function rankTint(position: number): string | undefined {
  if (position === 0 || position > 12) return undefined;
  if (position <= 3) return s.first;
  return position <= 7 ? s.near : s.visible;
}
