/**
 * Brings a page on the screen up to date, without loading it again: only what differs between two versions is touched.
 * @param old and next documents of both versions
 */
export function morphPage(old: Document, next: Document): void {
  const style = next.querySelector('style')?.textContent ?? '';
  if (style !== old.querySelector('style')?.textContent) {
    // The security policy of the page lets in no other style element.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
  }
  morph(document.body, old.body, next.body);
}

function morph(live: Node, old: Node, next: Node): void {
  if (old.isEqualNode(next)) return;
  const hasSameParts = [live, old].every(({ childNodes }) => childNodes.length === next.childNodes.length);
  if (!hasSameParts || !old.cloneNode().isEqualNode(next.cloneNode())) {
    (live as ChildNode).replaceWith(document.importNode(next, true));
    return;
  }
  for (const [index, child] of [...live.childNodes].entries())
    morph(child, old.childNodes[index] as Node, next.childNodes[index] as Node);
}
