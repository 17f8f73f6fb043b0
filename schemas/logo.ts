import { z } from 'zod';
import { text } from './fields.ts';

/** The agency's own logo, which replaces the drawn sign. */
export const logo = z
  .strictObject({
    file: text
      .regex(/^[\w-]+(?:[/.][\w-]+)*\.(?:svg|png|jpe?g|webp|avif)$/i, {
        error:
          'this must be the name of a picture in static/, such as logo.svg, without spaces, as an SVG, PNG, JPEG, WebP or AVIF',
      })
      .describe('Name of the picture below static/: logo.svg, or images/logo.png.'),
    holdsName: z
      .boolean()
      .default(false)
      .describe(
        'Whether the picture contains the name of the agency, so that the site does not write it next to the picture.',
      ),
  })
  .describe('A logo of your own instead of the drawn one: in the header, on cards, and as the icon.');
export type Logo = z.infer<typeof logo>;
