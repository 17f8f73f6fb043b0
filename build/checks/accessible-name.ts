import { HTMLElement, type Node, NodeType } from 'node-html-parser';

/** Whether an element or one around it is hidden from assistive technology. */
export function hiddenFromReaders(element: HTMLElement): boolean {
  if (element.getAttribute('aria-hidden') === 'true') return true;
  return element.parentNode instanceof HTMLElement && hiddenFromReaders(element.parentNode);
}

/** The words by which a link is read out: its label, or its text with the alternatives of the pictures in it. */
export function accessibleName(element: HTMLElement): string {
  return element.getAttribute('aria-label') ?? element.childNodes.map(nameOf).join('');
}

function nameOf(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text;
  if (!(node instanceof HTMLElement) || node.getAttribute('aria-hidden') === 'true') return '';
  if (node.tagName === 'IMG') return node.getAttribute('alt') ?? '';
  const inner = accessibleName(node);
  // Blocks stand on lines of their own, so a blank lies between their words.
  return INLINE.includes(node.tagName) ? inner : ` ${inner} `;
}

const INLINE = ['SPAN', 'B', 'STRONG', 'EM', 'I', 'SMALL', 'ABBR', 'TSPAN'];
