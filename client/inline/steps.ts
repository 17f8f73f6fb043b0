// The first steps through the carousel, by its buttons and keys, until React is there to answer them. They jump where
// React glides: so two quick ones are two slides, however far the first has come.
const track = document.querySelector<HTMLElement>('[data-track]') as HTMLElement;
// Outside of the island, so that React comes first.
const frame = track.closest('[data-island]')?.parentElement as HTMLElement;

frame.onclick = frame.onkeydown = (event: MouseEvent | KeyboardEvent) => {
  const { key, altKey, metaKey, target, defaultPrevented } = event as KeyboardEvent;
  const by = key
    ? { ArrowLeft: -1, ArrowRight: 1, Home: -99, End: 99 }[key]
    : (target as Element).closest<HTMLElement>('[data-step]')?.dataset.step;
  // With these keys the arrows lead back and forward in the history.
  if (!by || defaultPrevented || altKey || metaKey) return;
  event.preventDefault();
  // Within a few px of a slide's width, with the gap: the list snaps to it.
  track.scrollBy((+by * track.scrollWidth) / track.children.length, 0);
};
