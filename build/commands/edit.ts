import { main as develop } from './dev.ts';
import { startEditing } from './edit/api.ts';

/** `npm run edit`: shows the site beside forms that change its content. Runs until it is stopped. */
export const main = (): Promise<void> => develop(startEditing);
