import { develop } from './dev.ts';
import { startEditing } from './edit/api.ts';
import { runCommand } from './run-command.ts';

// `npm run edit`: shows the site beside forms that change its content. Runs until it is stopped.
runCommand(import.meta.url, () => develop(startEditing));
