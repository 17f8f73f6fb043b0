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
 * Begins a message with what the visitor typed on the home page, in place of an earlier spelling of that.
 * @param message existing text of the field, which is kept below
 * @param words by the names of their fields
 * @param starts by the name of the first field, with places for the words: `{trade}`, `{town}`; a blank replaces what is
 * missing
 * @returns undefined without words, also if all are blank
 */
export function startTyped(
  message: string,
  words: URLSearchParams,
  starts: Record<string, string>,
): string | undefined {
  const [name = ''] = words.keys();
  const start = starts[name];
  if (start === undefined || ![...words.values()].some((word) => word.trim())) return undefined;
  const typed = start.replace(/\{(\w+)\}/g, (_place, word) => words.get(word)?.trim() || '___');
  if (message.startsWith(typed)) return message;
  const [first = '', last = ''] = [start.split('{')[0], start.split('}').at(-1)];
  const isEarlier = (line: string) => first !== '' && line.startsWith(first) && line.endsWith(last);
  // It may be below a package that was chosen since.
  return [typed, ...message.split('\n').filter((line) => !isEarlier(line))].join('\n');
}
