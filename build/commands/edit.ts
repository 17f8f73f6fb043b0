import '../shared/production.ts';
import { develop } from './dev.ts';
import { startEditing } from './edit/api.ts';
import { runCommand } from './run-command.ts';
import { readServerOptions } from './server/listening.ts';

/** `npm run edit`: shows the site beside forms that change its content. Runs until it is stopped. */
async function main(): Promise<void> {
  const { options, isOpen } = readServerOptions();
  await develop(options, isOpen, (open, sitePort) => startEditing(options, open, sitePort, isOpen));
}

runCommand(import.meta.url, main);
