// The first steps through the carousel, by its buttons and keys, until React is there to answer them. They jump where
// React glides: so two quick ones are two slides, however far the first has come.
const track = document.querySelector<HTMLElement>('[data-track]') as HTMLElement;
// Outside of the island, so that React comes first.
const frame = (track.closest('[data-island]') as HTMLElement).parentElement as HTMLElement;

frame.onclick = frame.onkeydown = (event: MouseEvent | KeyboardEvent) => {
  const { key, altKey, ctrlKey, metaKey, target, defaultPrevented } = event as KeyboardEvent;
  const by = key
    ? { ArrowLeft: -1, ArrowRight: 1, Home: -999, End: 999 }[key]
    : (target as Element).closest<HTMLElement>('[data-step]')?.dataset.step;
  if (!by || defaultPrevented || altKey || ctrlKey || metaKey) return;
  event.preventDefault();
  // Within a few px of a slide's width, with the gap: the list snaps to it.
  track.scrollBy((+by * track.scrollWidth) / track.childElementCount, 0);
};
