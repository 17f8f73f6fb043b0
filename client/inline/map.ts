// Puts the map into the footer when it comes within 200 px of the screen. The browser's own lazy loading asks
// for a frame some 1,000 px early, which on a short page means at once (decision 19).
for (const place of document.querySelectorAll<HTMLElement>('[data-map]')) {
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      const frame = document.createElement('iframe');
      frame.title = place.dataset.title ?? '';
      frame.src = place.dataset.map ?? '';
      place.append(frame);
    },
    { rootMargin: '200px' },
  );
  near.observe(place);
}
