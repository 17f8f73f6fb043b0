import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What host and path of a service have in them, and its name in the table of README.md. The first match is meant. */
const SERVICES: [pattern: RegExp, name: string][] = [
  [/(^|\.)zapier\.com/, 'Zapier'],
  [/(^|\.)make\.com|integromat\.com/, 'Make'],
  [/n8n/, 'n8n'],
  [/pipedream\.net/, 'Pipedream'],
  [/activepieces/, 'Activepieces'],
  [/logic\.azure\.com|powerplatform\.com|powerautomate/, 'Power Automate'],
  [/node-?red|:1880\//, 'Node-RED'],
  [/:9000\/hooks\//, 'webhook'],
  [/./, 'your service'],
];

/** The settings that the service behind an endpoint needs for a site, from the last column of that table. */
export function adviceFor({ host, pathname }: URL, siteOrigin: string): string {
  const [, name] = SERVICES.find(([pattern]) => pattern.test(`${host}${pathname}`)) ?? [];
  const lines = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8').split('\n');
  const row = lines.find((line) => line.startsWith(`| ${name} |`)) ?? '';
  const settings = row.split('|').at(-2)?.trim().replaceAll('`', '').replaceAll('SITE', siteOrigin);
  return `What to set in ${name}: ${settings}.`;
}
