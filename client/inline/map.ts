// Puts the map into the footer when it comes within 200 px of the screen. The browser's own lazy loading asks
// for a frame some 1,000 px early, which on a short page means at once.
// Chromium says of a frame that failed that it has loaded, and shows its gray box. So the map is asked for its head
// first, at its own address, which is what lists of blocked addresses go by: without an answer the drawing stays, until
// the visitor comes back to it.
for (const place of document.querySelectorAll<HTMLTemplateElement>('[data-map]')) {
  const frame = place.content.firstChild as HTMLIFrameElement;
  frame.onload = () => {
    frame.hidden = false;
  };
  new IntersectionObserver(
    ([entry]) => {
      if (place.parentNode && entry?.isIntersecting)
        fetch(frame.src, { method: 'HEAD', mode: 'no-cors' })
          .then(() => place.replaceWith(frame))
          .catch(() => {});
    },
    { rootMargin: '200px' },
  ).observe(place.parentNode as Element);
}
