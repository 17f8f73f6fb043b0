import type { OutputFile } from '../../assets/assets.ts';
import type { Site } from '../../content/schemas/site.ts';
import { htaccess } from './apache.ts';
import { headersFile } from './netlify.ts';

/** Settings that hosts read from the site itself. Those of S3 and nginx are set up once (README). */
export const hostFiles = ({ redirectToHttps = false }: Site): OutputFile[] => [
  { file: '.htaccess', contents: htaccess(redirectToHttps) },
  { file: '_headers', contents: headersFile() },
];
