// A process that saves a file again and again, until it is killed: the folder, the file.
import { writeSync } from 'node:fs';
import { readBytes, save } from '../../build/commands/edit/history.ts';
import { version } from './versions.ts';

const [root = '', file = ''] = process.argv.slice(2);
const [, last = '0'] = /version (\d+)/.exec(readBytes(root, file).bytes?.toString() ?? '') ?? [];
for (let number = Number(last) + 1; ; number += 1) {
  save(root, [{ file, bytes: Buffer.from(version(number)), expected: readBytes(root, file).digest }]);
  writeSync(1, 'saved\n');
}
