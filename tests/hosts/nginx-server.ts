import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort, startServer } from './programs.ts';
import { instead, readmeBlock } from './readme.ts';

/** Starts nginx with the README's server block. @param redirects output of `npm run -s hosting -- nginx-redirects` */
export async function startNginx(base: string, web: string, redirects: string) {
  const folder = path.join(base, 'nginx');
  const port = await freePort();
  await mkdir(folder);
  await writeFile(path.join(folder, 'redirects.conf'), redirects);
  const block = instead(readmeBlock('server_name'), {
    '/etc/nginx/site-redirects.conf': path.join(folder, 'redirects.conf'),
    'listen 80;': `listen 127.0.0.1:${port};`,
    'root /var/www/site;': `root ${web};`,
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  // Root's workers would change to a user who cannot read the tests' folders.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const settings = `${user} daemon off; pid ${folder}/pid; error_log stderr; events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}
${block}}`;
  await writeFile(path.join(folder, 'nginx.conf'), settings);
  return startServer('nginx', ['-e', 'stderr', '-p', folder, '-c', path.join(folder, 'nginx.conf')], port);
}
