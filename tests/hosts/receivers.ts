import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from '../setup/install.ts';
import { freePort, untilListening } from './ftp-server.ts';
import { end, find } from './programs.ts';
import { instead, readmeBlock } from './readme.ts';

/** A program that receives enquiries, configured as in the README. */
export interface Receiver {
  /** Its address, with the key. */
  url: string;
  stop: () => Promise<void>;
}

export interface Setup {
  /** A folder for its own files. */
  folder: string;
  /** The file for enquiries. */
  file: string;
  /** Origin of the site that may send requests. */
  origin: string;
}

export const KEY = 'k-7&x';

const NODE_RED = '4.1.15';
const NODE_RED_FOLDER = path.resolve(`node_modules/.cache/node-red-${NODE_RED}`);

/** Installs Node-RED unless it is installed. @returns why that is impossible; false if it is possible */
export function missingNodeRed(): string | false {
  try {
    installPackages(NODE_RED_FOLDER, { 'node-red': NODE_RED }, ['--fetch-retries=1']);
    return false;
  } catch (error) {
    return `Node-RED could not be installed: ${(error as Error).message.split('\n')[0]}`;
  }
}

/** Starts Node-RED with the README's settings, flow and code. */
export async function startNodeRed(setup: Setup): Promise<Receiver> {
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
  const running = await start(process.execPath, args, setup.folder, 'Started flows');
  await untilListening(port);
  return { ...running, url: withKey(`http://127.0.0.1:${port}/start-trigger`) };
}

/** Starts webhook with the README's hook, script and command. */
export async function startWebhook(setup: Setup): Promise<Receiver> {
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
  const [, ...args] = command.split(' ');
  const running = await start(
    find('webhook') ?? 'webhook',
    [...args, '-verbose'],
    setup.folder,
    'serving hooks',
  );
  await untilListening(port);
  return { ...running, url: withKey(`http://127.0.0.1:${port}/hooks/start-trigger`) };
}

/** A block of the README with the values of this test instead of its examples. */
function here(block: string, { file, origin }: Setup): string {
  const places = { 'https://www.example.com': origin, '/var/lib/enquiries.jsonl': file, 'YOUR-KEY': KEY };
  return Object.entries(places)
    .filter(([example]) => block.includes(example))
    .reduce((text, [example, place]) => text.replaceAll(example, place), block);
}

const withKey = (address: string) => `${address}?${new URLSearchParams({ key: KEY })}`;

/** Starts a program, and waits until it reports that it is ready. @throws Error with its output if it ends before */
async function start(program: string, args: string[], cwd: string, ready: string) {
  mkdirSync(cwd, { recursive: true });
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        said += data;
        if (said.includes(ready)) resolve();
      });
    }
    child.once('exit', () => reject(new Error(`${program} has ended:\n${said}`)));
    child.once('error', reject);
  });
  return { stop: () => end(child) };
}
