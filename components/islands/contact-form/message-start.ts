/** `#package=seo-basic` -> `seo-basic`, `#trade=bakery` -> `bakery` */
function choiceOf(hash: string): string | null {
  const fragment = new URLSearchParams(hash.slice(1));
  return fragment.get('package') ?? fragment.get('trade');
}

/**
 * Begins a message with the package or the visitor's trade from the address.
 * @param message existing text of the field, which is kept below
 * @param hash fragment of the address, such as `#package=seo-basic`
 * @param interests sentence for each known package and trade; anything else in the fragment is ignored
 */
export function startMessage(message: string, hash: string, interests: Record<string, string>): string {
  const chosen = choiceOf(hash);
  const sentence = chosen !== null && Object.hasOwn(interests, chosen) ? interests[chosen] : undefined;
  if (sentence === undefined || message.startsWith(sentence)) return message;
  // The latest choice replaces an earlier one.
  const earlier = Object.values(interests).find((other) => message.startsWith(other));
  const rest = (earlier === undefined ? message : message.slice(earlier.length)).trimStart();
  return rest === '' ? `${sentence}\n` : `${sentence}\n\n${rest}`;
}
