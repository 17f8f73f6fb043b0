/**
 * Brings a page on the screen up to date, without loading it again: only what differs between two versions is touched.
 * @param live the page
 * @param old and next documents of both versions
 */
export function morphPage(live: Document, old: Document, next: Document): void {
  const style = next.querySelector('style')?.textContent ?? '';
  if (style !== old.querySelector('style')?.textContent && live.defaultView) {
    // The security policy of the page lets in no other style element.
    const sheet = new (live.defaultView as Window & typeof globalThis).CSSStyleSheet();
    sheet.replaceSync(style);
    live.adoptedStyleSheets = [...live.adoptedStyleSheets, sheet];
  }
  morph(live.body, old.body, next.body);
}

function morph(live: Node, old: Node, next: Node): void {
  if (old.isEqualNode(next)) return;
  const document = live.ownerDocument as Document;
  if (live.nodeName !== next.nodeName || old.nodeName !== next.nodeName) {
    (live as ChildNode).replaceWith(document.importNode(next, true));
    return;
  }
  if (!isElement(live) || !isElement(old) || !isElement(next)) {
    live.nodeValue = next.nodeValue;
    return;
  }
  for (const name of new Set([...old.getAttributeNames(), ...next.getAttributeNames()])) {
    const value = next.getAttribute(name);
    if (value === null) live.removeAttribute(name);
    else if (value !== old.getAttribute(name)) live.setAttribute(name, value);
  }
  const counts = [live, old, next].map(({ childNodes }) => childNodes.length);
  if (new Set(counts).size === 1)
    for (const [index, child] of [...live.childNodes].entries())
      morph(child, old.childNodes[index] as Node, next.childNodes[index] as Node);
  else live.replaceChildren(...[...next.childNodes].map((child) => document.importNode(child, true)));
}

const isElement = (node: Node): node is Element => node.nodeType === 1;
