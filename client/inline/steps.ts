// The first steps through the carousel, by its buttons and keys, before React responds to them. They jump where React
// scrolls smoothly, so two quick steps are two slides, however far the first has moved.
const track = document.querySelector<HTMLElement>('[data-track]') as HTMLElement;
// Outside the island, so that React handles the event first.
const frame = track.closest('[data-island]')?.parentElement as HTMLElement;

// Loaded again, a browser forgets the review that the address names.
// biome-ignore lint/suspicious/noGlobalAssign: shorter than `addEventListener`
onload = () => track.querySelector(':target')?.scrollIntoView();

frame.onclick = frame.onkeydown = (event: MouseEvent | KeyboardEvent) => {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target, defaultPrevented } = event as KeyboardEvent;
  const by = key
    ? { ArrowLeft: -1, ArrowRight: 1, Home: -99, End: 99 }[key]
    : (target as Element).closest<HTMLElement>('[data-step]')?.dataset.step;
  // With these keys the browser does something else; in a list of all reviews too, which does not scroll, and in the
  // choice of what is shown.
  if (
    !by ||
    (target as HTMLSelectElement).options ||
    defaultPrevented ||
    altKey ||
    ctrlKey ||
    metaKey ||
    shiftKey ||
    track.scrollWidth === track.clientWidth
  )
    return;
  event.preventDefault();
  // With a tolerance of a few px around a slide's width and gap: the list snaps to slides.
  track.scrollBy((+by * track.scrollWidth) / track.children.length, 0);
};
