/** `#package=seo-basic` -> `seo-basic`, `#trade=bakery` -> `bakery` */
function choiceOf(hash: string): string | null {
  const fragment = new URLSearchParams(hash.slice(1));
  return fragment.get('package') ?? fragment.get('trade');
}

/**
 * Starts a message with the package, or the visitor's trade, that the address carries.
 * @param message what is in the field already; it is kept below
 * @param hash fragment of the address, such as `#package=seo-basic`
 * @param interests sentence for each package and trade that the site knows; anything else in the fragment is ignored
 */
export function startMessage(message: string, hash: string, interests: Record<string, string>): string {
  const chosen = choiceOf(hash);
  const sentence = chosen !== null && Object.hasOwn(interests, chosen) ? interests[chosen] : undefined;
  if (sentence === undefined || message.startsWith(sentence)) return message;
  // Who chose something else before means this now.
  const earlier = Object.values(interests).find((other) => message.startsWith(other));
  const rest = (earlier === undefined ? message : message.slice(earlier.length)).trimStart();
  return rest === '' ? `${sentence}\n` : `${sentence}\n\n${rest}`;
}
