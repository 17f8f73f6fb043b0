// The preview as a separate process, which a test can kill: prints its port.

import { createPreview } from '../../build/commands/preview.ts';
import { listen } from '../../build/commands/server/listening.ts';

const [folder = '', inboxFile = ''] = process.argv.slice(2);
const server = createPreview(folder, inboxFile, () => {});
console.log(await listen(server, 0));
