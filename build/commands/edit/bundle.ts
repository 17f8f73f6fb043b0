import path from 'node:path';
import { build } from 'esbuild';

const CLIENT = path.resolve(import.meta.dirname, '../../../client/edit');

/** Headers of all that the editor answers: its own scripts and styles, framed by nobody. */
export const HEADERS = {
  'Content-Security-Policy':
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  // Its address holds the token.
  'Referrer-Policy': 'same-origin',
};

/** The document of the editor. Its files lie beside it. */
export const shell = (): string => `<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Edit the site</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="main.css">
</head>
<body>
<div id="editor"></div>
<script type="module" src="main.js"></script>
</body>
</html>
`;

/** Bundles client/edit/: never a part of dist/, as it lies beside the entries of the islands. */
export async function bundleEditor(): Promise<Map<string, { type: string; text: string }>> {
  const { outputFiles } = await build({
    entryPoints: ['main.tsx', 'main.css'].map((name) => path.join(CLIENT, name)),
    outdir: path.join(CLIENT, 'out'),
    write: false,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    // @rjsf/core names it for its own tests only.
    external: ['@rjsf/validator-ajv8'],
    logLevel: 'silent',
  });
  return new Map(
    outputFiles.map((file) => [
      path.basename(file.path),
      {
        type: file.path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
        text: file.text,
      },
    ]),
  );
}
