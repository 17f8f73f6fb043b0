// The packages page on a phone: marks the tabs of the visible packages, and opens a category in all packages of a
// section at once, so that visitors can swipe and compare. Written like the other inline scripts, with which it must fit
// into 1 KB (tests/dist/bytes.test.ts).
for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
  const cards = [...tabs.querySelectorAll('a')].map((link) => {
    const card = document.querySelector(link.hash) as HTMLElement;
    // A tap in the middle of the rows stays at their height. A key, which has no detail, moves the focus to the card.
    link.onclick = ({ detail }) => {
      if (detail) (card.parentNode as Element).scrollLeft = card.offsetLeft;
      return !detail;
    };
    new IntersectionObserver(
      ([entry]) => {
        const { isIntersecting } = entry as IntersectionObserverEntry;
        link.ariaCurrent = isIntersecting as never; // the browser converts it to "true" or "false"
        // With room for its neighbor on the left.
        if (isIntersecting) tabs.scrollLeft = link.offsetLeft - 120;
      },
      // Only the middle of the screen's width counts, which one card of a phone crosses, or two of a tablet. Cards further
      // down the page count too: their tabs are marked before they come into view.
      { rootMargin: '9999% -30%' },
    ).observe(card);
    return card.querySelectorAll('details');
  });

  for (const card of cards)
    card.forEach((details, place) => {
      const rows = details.nextElementSibling as HTMLElement;
      // Lets the browser's search find closed categories, and open them.
      rows.hidden = 'until-found' as never;
      rows.onbeforematch = () => {
        details.open = true;
      };
      details.ontoggle = () => {
        for (const other of cards) (other[place] as HTMLDetailsElement).open = details.open;
      };
    });
}
