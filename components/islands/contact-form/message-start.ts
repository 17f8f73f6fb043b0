/** `#package=seo-basic` -> `seo-basic` */
const packageOf = (hash: string) => new URLSearchParams(hash.slice(1)).get('package');

/**
 * Starts a message with the package that the address carries.
 * @param message what stands in the field already; it is kept below
 * @param hash fragment of the address, such as `#package=seo-basic`
 * @param interests sentence for each package that the site knows; anything else in the fragment is ignored
 */
export function startMessage(message: string, hash: string, interests: Record<string, string>): string {
  const chosen = packageOf(hash);
  const sentence = chosen !== null && Object.hasOwn(interests, chosen) ? interests[chosen] : undefined;
  if (sentence === undefined || message.startsWith(sentence)) return message;
  // Who chose another package before means this one now.
  const earlier = Object.values(interests).find((other) => message.startsWith(other));
  const rest = (earlier === undefined ? message : message.slice(earlier.length)).trimStart();
  return rest === '' ? `${sentence}\n` : `${sentence}\n\n${rest}`;
}
