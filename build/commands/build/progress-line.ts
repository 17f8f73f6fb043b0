/** What a step is called on the terminal, where its name in the program says too little. */
const WORDS: Record<string, string> = {
  draw: 'draw illustrations',
  'bundle inline scripts': 'bundle scripts',
  'bundle islands': 'bundle React',
  'look for a release': 'look what speaks against a release',
  measure: 'measure and check every page',
};

/**
 * Says on the terminal what a build is doing, step after step in one line.
 * @param write puts a text on the terminal
 * @returns to be called with the name of each step
 */
export function progressLine(write: (text: string) => void): (step: string) => void {
  let isFirst = true;
  return (step) => {
    write(`${isFirst ? 'Building: ' : ', '}${WORDS[step] ?? step}`);
    isFirst = false;
  };
}
