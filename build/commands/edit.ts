import '../shared/production.ts';
import { readOptions } from '../shared/options.ts';
import { develop } from './dev.ts';
import { startEditing } from './edit/api.ts';
import { runCommand } from './run-command.ts';
import { readHostFlag } from './server/listening.ts';

/** `npm run edit`: shows the site beside forms that change its content. Runs until it is stopped. */
async function main(): Promise<void> {
  const { isOpen, rest } = readHostFlag(process.argv.slice(2));
  const options = readOptions(rest, process.env);
  await develop(options, isOpen, (open, sitePort) => startEditing(options, open, sitePort, isOpen));
}

runCommand(import.meta.url, main);
