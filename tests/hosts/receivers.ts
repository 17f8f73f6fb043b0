import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from '../setup/install.ts';
import { end, freePort, startProgram, untilListening } from './programs.ts';
import { instead, readmeBlock } from './readme.ts';

/** A folder for a receiver's own files, the file for enquiries, and the origin of the site that may send them. */
type Setup = Record<'folder' | 'file' | 'origin', string>;

const KEY = 'k-7&x';

const NODE_RED = '4.1.15';
const NODE_RED_FOLDER = path.resolve(`node_modules/.cache/node-red-${NODE_RED}`);

/** Installs Node-RED unless it is installed. @returns why that is impossible */
export function missingNodeRed() {
  try {
    installPackages(NODE_RED_FOLDER, { 'node-red': NODE_RED }, ['--fetch-retries=1']);
  } catch (error) {
    return `Node-RED could not be installed: ${(error as Error).message.split('\n')[0]}`;
  }
}

/** Starts Node-RED with the README's settings, flow and code. */
export async function startNodeRed(setup: Setup) {
  const port = await freePort();
  const setting = here(readmeBlock('httpNodeCors'), setup);
  const own = `uiHost: '127.0.0.1', uiPort: ${port}, telemetry: { enabled: false }, editorTheme: { tours: false },`;
  // Not the project's module type.
  writeFileSync(path.join(setup.folder, 'package.json'), '{ "type": "commonjs" }');
  const settings = path.join(setup.folder, 'settings.js');
  writeFileSync(settings, `module.exports = { ${own} ${setting} };\n`);
  const code = here(readmeBlock('msg.req.query.key'), setup);
  const flow = instead(readmeBlock('"type": "http in"'), {
    '"func": ""': `"func": ${JSON.stringify(code)}`,
  });
  writeFileSync(path.join(setup.folder, 'flows.json'), flow);
  const program = path.join(NODE_RED_FOLDER, 'node_modules/node-red/red.js');
  const args = [program, '--userDir', setup.folder, '--settings', settings, 'flows.json'];
  return start([process.execPath, ...args], setup, /Started flows/, port, '/start-trigger');
}

/** Starts webhook with the README's hook, script and command. */
export async function startWebhook(setup: Setup) {
  const port = await freePort();
  const script = path.join(setup.folder, 'keep-enquiry.sh');
  writeFileSync(script, here(readmeBlock('#!/bin/sh'), setup));
  chmodSync(script, 0o755);
  const hook = instead(here(readmeBlock('execute-command'), setup), {
    '/etc/webhook/keep-enquiry.sh': script,
  });
  writeFileSync(path.join(setup.folder, 'hooks.json'), hook);
  const command = instead(readmeBlock('webhook -hooks').trim(), {
    '9000': String(port),
    // Without a certificate, because browsers treat a local address as secure.
    '-secure -cert certificate.pem -key key.pem': '-ip 127.0.0.1',
  });
  return start([...command.split(' '), '-verbose'], setup, /serving hooks/, port, '/hooks/start-trigger');
}

/** A block of the README with the values of this test instead of its examples. */
function here(block: string, { file, origin }: Setup): string {
  const places = { 'https://www.example.com': origin, '/var/lib/enquiries.jsonl': file, 'YOUR-KEY': KEY };
  return Object.entries(places)
    .filter(([example]) => block.includes(example))
    .reduce((text, [example, place]) => text.replaceAll(example, place), block);
}

/** Starts a receiver. @returns its address with the key */
async function start(command: string[], { folder: cwd }: Setup, ready: RegExp, port: number, path: string) {
  const { program } = await startProgram(command, ready, { cwd });
  await untilListening(port);
  const url = `http://127.0.0.1:${port}${path}?${new URLSearchParams({ key: KEY })}`;
  return { url, stop: () => end(program) };
}
