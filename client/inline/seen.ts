// The home page's sections are rendered when they come near (components/home/lazy.styles.ts). A rendered one stays
// rendered: it is there when the visitor scrolls back, and full-page screenshots are complete.
addEventListener('contentvisibilityautostatechange', (event) => {
  if (!(event as ContentVisibilityAutoStateChangeEvent).skipped)
    (event.target as HTMLElement).style.contentVisibility = 'visible';
});
