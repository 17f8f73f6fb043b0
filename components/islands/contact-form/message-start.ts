/**
 * Begins a message with the package or the visitor's trade from the address.
 * @param message existing text of the field, which is kept below
 * @param hash fragment of the address, such as `#package=seo-basic`
 * @param interests sentence for the fragment of each package and trade; any other fragment is ignored
 */
export function startMessage(message: string, hash: string, interests: Record<string, string>): string {
  const sentence = interests[hash];
  if (sentence === undefined || message.includes(sentence)) return message;
  // The latest choice replaces an earlier one.
  const earlier = Object.values(interests).find((other) => message.startsWith(other));
  const rest = (earlier === undefined ? message : message.slice(earlier.length)).trimStart();
  return rest === '' ? `${sentence}\n` : `${sentence}\n\n${rest}`;
}

/**
 * Begins a message with what the visitor typed on the home page, in place of what they typed in the same form before.
 * @param message existing text of the field, which is kept below
 * @param words by the names of their fields @param earlier the same of the sentence that the message may have
 * @param starts by the name of the first field, with places for the words: `{trade}`, `{town}`; a blank replaces what is
 * missing
 * @returns undefined without words, also if all are blank
 */
export function startTyped(
  message: string,
  words: URLSearchParams,
  earlier: URLSearchParams,
  starts: Record<string, string>,
): string | undefined {
  const [name = ''] = words.keys();
  const start = starts[name];
  if (start === undefined || ![...words.values()].some((word) => word.trim())) return undefined;
  const filled = (by: URLSearchParams) =>
    start.replace(/\{(\w+)\}/g, (_place, word) => by.get(word)?.trim() || '___');
  const typed = filled(words);
  if (message.startsWith(typed)) return message;
  // It may be below a package that was chosen since. A line that the visitor has changed stays.
  return [typed, ...message.split('\n').filter((line) => line !== filled(earlier))].join('\n');
}
