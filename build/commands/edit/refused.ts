import type { Refusal } from '../../../client/edit/messages.ts';

/** Thrown when the editor does not do what it is asked for: `refusal` says why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.message);
  }
}
