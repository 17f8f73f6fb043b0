/**
 * Milliseconds until the Not Found page goes to the home page: specification, sections 4 and 9. The script counts
 * them, the bar fills in them, and "redirect" in content/not-found.yaml names them.
 */
export const REDIRECT_DELAY = 2500;
