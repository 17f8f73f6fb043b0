// What the editor and its server say to each other.

export type Path = readonly (string | number)[];

/** Where something is in the content. */
export interface Field {
  /** `content/home.yaml` */
  file: string;
  path: Path;
}

/** A mistake, a sample, or what would stop a release; at its field where it has one. */
export interface FieldProblem extends Partial<Field> {
  where: string;
  message: string;
  /** Of a release, and what breaks it. */
  rule?: string;
  value?: string;
}

/** A text of the content. */
export interface FieldText extends Field {
  text: string;
}

/** A file as its form shows it. */
export interface Opened {
  file: string;
  digest: string;
  value: Record<string, unknown>;
  /** JSON Schema, draft 7. */
  schema: object;
  /** Values that are marked with `!sample`. */
  samples: Path[];
}

export interface SitePage {
  /** `/services/seo/` */
  path: string;
  /** The content file that it is made from. */
  file?: string | undefined;
}

/** What the editor shows beside the form. */
export interface Overview {
  files: string[];
  texts: FieldText[];
  /** The save that can be undone: its id, and the first of its files. */
  last: { id: string; file: string } | undefined;
  samples: FieldProblem[];
  /** Folders in which new files can be made: `services`. */
  folders: { name: string; isOrdered: boolean }[];
  pages: SitePage[];
}

/** What the page in the frame says. It may run a script of somebody else: its words are no orders. */
export interface FrameMessage {
  /** Address of the page. */
  path: string;
  /** HTML of the page, with the attribute PICKED where somebody has clicked; missing when the page has just loaded. */
  html?: string | undefined;
}

export const PICKED = 'data-picked';

/** What the page in the frame is told. */
export interface FrameOrder {
  /** Whether a click opens a form. */
  isEditing: boolean;
  /** What the page is to show. */
  html?: string | undefined;
}

/** Why something was not done. */
export interface Refusal {
  message: string;
  problems?: FieldProblem[];
  /** The file has changed meanwhile; this is its digest. */
  now?: string;
}

/** Thrown where the editor does not do what it is asked for. */
export class Refused extends Error {
  constructor(
    /** Of the server's answer (HTTP). */
    readonly status: number,
    message: string,
    /** What the editor shows besides. */
    readonly more: Omit<Refusal, 'message'> = {},
  ) {
    super(message);
  }
}

/** Letters that the last part of an address may have. */
export const LONGEST_SLUG = 80;
