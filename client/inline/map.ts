// Puts the map into the footer when it comes within 200 px of the screen. The browser's own lazy loading requests a
// frame some 1,000 px early, which on a short page means at once. Chromium reports a failed frame as loaded, and shows
// its gray box. So this sends a HEAD request first, to the map's exact address, which is what blocklists match: without
// a response the drawing remains, until the visitor comes back to it.
for (const place of document.querySelectorAll<HTMLTemplateElement>('[data-map]')) {
  const frame = place.content.firstChild as HTMLIFrameElement;
  frame.onload = () => (frame.hidden = false);
  new IntersectionObserver(
    ([entry]) => {
      if (place.parentNode && (entry as IntersectionObserverEntry).isIntersecting)
        fetch(frame.src, { method: 'HEAD', mode: 'no-cors' }).then(
          () => place.replaceWith(frame),
          () => {},
        );
    },
    { rootMargin: '200px' },
  ).observe(place.parentNode as Element);
}
