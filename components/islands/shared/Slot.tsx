import type { HTMLAttributes, Ref } from 'react';

interface SlotProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLDivElement>;
  /** The HTML while the build renders; undefined in the browser. */
  html: string | undefined;
  /** Marks the element for scripts. */
  'data-track'?: boolean;
}

/** The only HTML that the page's policy allows React to set. Always the same object: WebKit makes a new one each time. */
const EMPTY = (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '';

/**
 * A part of an island that React does not touch. Hydration keeps the existing HTML, though it is given different HTML
 * here, which suppressHydrationWarning allows. If React has to render the island again, the slot is empty until it gets
 * the existing nodes (client/shared/carry-over.ts).
 */
export function Slot({ html = EMPTY, ...attributes }: SlotProps) {
  return <div {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
