// The preview as a process of its own, which a test can kill: prints its port.
import { listen } from '../../build/listening.ts';
import { createPreview } from '../../build/preview.ts';

const [folder = '', inboxFile = ''] = process.argv.slice(2);
const server = createPreview(folder, inboxFile, () => {});
console.log(await listen(server, 0));
