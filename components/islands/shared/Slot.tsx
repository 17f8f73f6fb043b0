import type { HTMLAttributes } from 'react';

interface SlotProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'ul' | 'ol';
  /** The HTML while the build renders; undefined in the browser. */
  html: string | undefined;
  /** Marks the element for scripts. */
  'data-track'?: boolean;
}

/**
 * A part of an island that React does not touch. Hydration keeps the existing HTML, though it is given different HTML
 * here, which suppressHydrationWarning allows.
 */
export function Slot({ as: Tag = 'div', html = '', ...attributes }: SlotProps) {
  return <Tag {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
