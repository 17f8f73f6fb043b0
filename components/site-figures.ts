/** A measured value, and the limit up to which it is good. */
export interface Figure {
  value: number;
  limit: number;
}

/** The figures that the site shows about itself: of sizes and requests the largest of any page, of findings the sum. */
export interface SiteFigures {
  /** Number of measured pages. */
  pages: number;
  /** Bytes of a page with its styles, compressed by brotli. */
  weight: Figure;
  /** Requests before the first paint. */
  requests: Figure;
  /** Bytes of scripts before the first interaction, compressed by gzip. */
  scripts: Figure;
  /** Requests to other companies before the first interaction. */
  thirdParties: Figure;
  /** Errors and warnings of html-validate. */
  findings: Figure;
}
