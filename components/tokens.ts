/** The orange. Two lighter shades are mixed from it; --signal-3 and --signal-deep below must match it. */
const SIGNAL = '#ff661c';

/** The colors. Change them here, and pages, logo, icons, drawings and cards follow. */
const colors = {
  '--ink': '#0e2219',
  '--ink-2': '#33453b',
  '--muted': '#55645b',
  '--paper': '#f2f2e6',
  '--surface': '#fcfcf7',
  '--block': '#e7e8d9',
  '--line': '#c9cebb',
  '--control': '#66736a',
  '--signal': SIGNAL,
  '--signal-hover': mix(SIGNAL, '#ffffff', 0.16),
  '--signal-2': mix(SIGNAL, '#ffffff', 0.45),
  '--signal-3': '#ffe4d6',
  '--signal-deep': '#a63600',
  '--pine': '#12392b',
  '--pine-2': '#1b4a39',
  '--on-pine-2': '#c3d3c6',
  '--wood': '#d6e5bf',
  '--water': '#bcdce4',
  '--yellow': '#ffc93c',
  /** The third line of a chart on pine. */
  '--sage': '#8fb0a0',
  '--success': '#0a5c2c',
  '--success-bg': '#e0f0e0',
  '--error': '#a30f1a',
  '--error-bg': '#fbe4e1',
} as const;

type Color = keyof typeof colors;

/** A mixture of two colors, as #rrggbb. @param share of the second one, from 0 to 1 */
function mix(one: string, other: string, share: number): string {
  const part = (start: number) => {
    const [from = 0, to = 0] = [one, other].map((color) =>
      Number.parseInt(color.slice(start, start + 2), 16),
    );
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** A color with some ink in it. */
const darker = (name: Color, share: number) => mix(colors[name], colors['--ink'], share);

/**
 * All colors as custom properties: pages name those that they use, drawings in files get the values. Those that are not
 * in the list above are derived from it: lines and text on a background.
 */
export const tokens = {
  ...colors,
  '--surface-line': darker('--surface', 0.1),
  '--block-line': darker('--block', 0.12),
  '--wood-line': darker('--wood', 0.13),
  '--water-line': darker('--water', 0.12),
  '--signal-line': darker('--signal', 0.12),
  '--signal-2-line': darker('--signal-2', 0.1),
  '--signal-3-line': mix(colors['--signal-3'], colors['--signal'], 0.15),
  '--paper-line': mix(mix(colors['--paper'], colors['--yellow'], 0.2), colors['--ink'], 0.12),
  '--ink-line': mix(colors['--ink'], colors['--on-pine-2'], 0.25),
  '--yellow-deep': darker('--yellow', 0.22),
  '--signal-2-deep': darker('--signal-2', 0.45),
  '--on-wood': darker('--wood', 0.75),
  '--on-water': darker('--water', 0.72),
  '--control-off': mix(colors['--control'], colors['--block'], 0.3),
  '--error-field': mix(colors['--error-bg'], '#ffffff', 0.75),
} as const;
