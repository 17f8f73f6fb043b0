/**
 * Begins a message with the package or the visitor's trade from the address.
 * @param message existing text of the field, which is kept below
 * @param hash fragment of the address, such as `#package=seo-basic`
 * @param interests sentence for the fragment of each package and trade; any other fragment is ignored
 */
export function startMessage(message: string, hash: string, interests: Record<string, string>): string {
  const sentence = interests[hash];
  if (sentence === undefined || message.startsWith(sentence)) return message;
  // The latest choice replaces an earlier one.
  const earlier = Object.values(interests).find((other) => message.startsWith(other));
  const rest = (earlier === undefined ? message : message.slice(earlier.length)).trimStart();
  return rest === '' ? `${sentence}\n` : `${sentence}\n\n${rest}`;
}
