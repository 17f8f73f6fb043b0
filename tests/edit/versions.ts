/** A text of 400 KB that shows whether it is whole. */
export const version = (number: number): string =>
  `# version ${number}\n${`line of version ${number}\n`.repeat(20_000)}# end of version ${number}\n`;
