import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, startServer, type WebServer } from './programs.ts';

/** Without these, Apache serves no files. */
const CORE = ['mpm_event', 'authz_core', 'mime', 'dir'];
/** Other modules of shared hosting; autoindex and negotiation are there to be overridden. */
export const USUAL = ['rewrite', 'headers', 'deflate', 'filter', 'autoindex', 'negotiation', 'setenvif'];

/**
 * Starts a real Apache configured like shared hosting: it reads the folder's .htaccess, and lists folders unless
 * configured otherwise.
 * @param web its folder, which must be readable for every user: started by root, Apache changes its user
 * @param more settings of the whole server
 */
export async function startApache(web: string, modules = USUAL, more = ''): Promise<WebServer> {
  const base = await mkdtemp(path.join(tmpdir(), 'apache-'));
  const port = await freePort();
  const load = [...CORE, ...modules].map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  );
  const settings = `ServerRoot ${base}
ServerName localhost
Listen 127.0.0.1:${port}
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
PidFile ${base}/pid
ErrorLog ${base}/error.log
LogLevel error
${load.join('\n')}
TypesConfig /etc/mime.types
DocumentRoot ${web}
<Directory ${web}>
  AllowOverride All
  Options Indexes FollowSymLinks MultiViews
  Require all granted
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
<IfModule deflate_module>
  <IfModule filter_module>
    AddOutputFilterByType DEFLATE text/html text/javascript image/svg+xml
  </IfModule>
</IfModule>
${more}
`;
  await writeFile(path.join(base, 'apache.conf'), settings);
  const server = await startServer(
    'apache2',
    ['-D', 'FOREGROUND', '-f', path.join(base, 'apache.conf')],
    port,
  );
  const stop = async () => {
    await server.stop();
    await rm(base, { recursive: true, force: true });
  };
  return { port, stop };
}
