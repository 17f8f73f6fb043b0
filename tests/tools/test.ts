// `npm test`: types, code style and the suites that need nothing beside Node, in two rows at the same time: the second
// often waits for its browsers, and the first uses the processor meanwhile. The second prints when both have ended.
import { spawn } from 'node:child_process';
import { ignoreClosedOutput } from '../../build/commands/run-command.ts';

ignoreClosedOutput();

/** Runs commands in a shell, for which npm has set the path to the programs. @returns whether they passed, and output */
function run(commands: string, stdio: 'inherit' | 'pipe') {
  const child = spawn(commands, { shell: true, stdio: ['ignore', stdio, stdio] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (printed += data));
  return new Promise<{ passed: boolean; printed: string }>((resolve) =>
    child.on('close', (status) => resolve({ passed: status === 0, printed })),
  );
}

const rows = await Promise.all([
  run('npm run check:types && npm run lint && vitest run --project unit', 'inherit'),
  run('vitest run --project dist --project specification --project browser', 'pipe'),
]);
for (const { printed } of rows) console.log(printed);
process.exitCode = rows.every(({ passed }) => passed) ? 0 : 1;
