/** Names of steps on the terminal, where the name in the code says too little. */
const WORDS: Record<string, string> = {
  draw: 'draw illustrations',
  'bundle inline scripts': 'bundle scripts',
  'bundle islands': 'bundle React',
  'look for a release': 'check for what a release would refuse',
  measure: 'measure and check every page',
};

/**
 * Shows the steps of a build on one line of the terminal.
 * @param write prints a text on the terminal
 * @returns a function to call with the name of each step
 */
export function progressLine(write: (text: string) => void): (step: string) => void {
  let isFirst = true;
  return (step) => {
    write(`${isFirst ? 'Building: ' : ', '}${WORDS[step] ?? step}`);
    isFirst = false;
  };
}
