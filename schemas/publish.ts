import { z } from 'zod';

/** Endings that a browser or a server may run. */
const PROGRAM =
  /^(?:[sx]?html?|xht|shtm|mht(?:ml)?|hta|svgz|xslt?|xul|rdf|mml|php\d*|ph(?:tml|ar|t|ps)|[aj]spx?|as[hmc]x|cfm|f?cgi|pl|py|rb|sh|bat|cmd|exe|dll|var|br)$/i;

/** Whether files with this ending must never be published. */
export const isProgram = (ending: string): boolean => PROGRAM.test(ending);

/** Endings of files in static/ that are published besides the usual ones (build/assets/static-files.ts). */
export const publish = z
  .array(
    z
      .string()
      .regex(/^[a-z0-9]{1,12}$/, { error: 'this must be an ending without its dot, such as dwg' })
      .refine((ending) => !isProgram(ending), {
        error: 'files with this ending are never published, because a browser or a server may run them',
      }),
  )
  .max(30)
  .describe('Endings of files in static/ to publish in addition to the usual ones.');
