declare module 'subset-font' {
  /** Makes another font file from one; `variationAxes` fixes a variable font at one point of each axis. */
  export default function subsetFont(
    font: Buffer,
    text: undefined,
    options: { keepAllGlyphs: true; targetFormat: 'sfnt'; variationAxes: Record<string, number> },
  ): Promise<Buffer>;
}
