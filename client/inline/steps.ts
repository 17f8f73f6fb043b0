// The first steps through the carousel, by its buttons and keys, before React responds to them. They jump where React
// scrolls smoothly, so two quick steps are two slides, however far the first has moved.
const track = document.querySelector<HTMLElement>('[data-track]') as HTMLElement;
// Outside the island, so that React handles the event first.
const frame = (track.closest('[data-island]') as HTMLElement).parentNode as HTMLElement;

// Loaded again, a browser forgets the review that the address names. A visitor who has moved on stays there.
// biome-ignore lint/suspicious/noGlobalAssign: shorter than `addEventListener`
onload = () => track.scrollLeft || track.querySelector(':target')?.scrollIntoView();

// What is chosen begins at the choice, which a phone keeps in sight down a long list.
frame.onchange = () => scrollY > frame.offsetTop && frame.scrollIntoView();

frame.onclick = frame.onkeydown = (event: MouseEvent | KeyboardEvent) => {
  const { key, target } = event as KeyboardEvent & { target: HTMLSelectElement };
  const by = key
    ? { ArrowLeft: -1, ArrowRight: 1, Home: -900, End: 900 }[key]
    : target.closest<HTMLElement>('[data-step]')?.dataset.step;
  // With these keys the browser does something else; in a list of all reviews too, which does not scroll, and in the
  // choice of what is shown.
  if (
    !by ||
    target.options ||
    event.defaultPrevented ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    track.scrollWidth === track.clientWidth
  )
    return;
  event.preventDefault();
  // Without the gap: the list snaps to slides. 900 of them pass the end of 500, which content/reviews.yaml may have.
  track.scrollBy((by as number) * (track.firstChild as HTMLElement).offsetWidth, 0);
};
