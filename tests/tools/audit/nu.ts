import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { NOT_FOUND, type Subject } from './subject.ts';

/**
 * What the checker takes for a mistake because it does not know it: newer CSS and SVG, data blocks under a policy. The
 * frame with both permissions shows another origin.
 */
const UNKNOWN = [
  /CSS: Unrecognized at-rule “@(view-transition|container|property)”/,
  /CSS: “(container-type|animation-timeline|animation-range|view-transition-name|r)”: Property/,
  /CSS: “(timeline-scope|view-timeline|view-timeline-inset)”: Property/,
  /CSS: “(grid-template-columns|grid-auto-columns|font-size|--labels)”: (Unknown dimension|Parse Error)/,
  /CSS: “background”: “clamp\(.*\)” is not a “var\(.*” value/,
  /CSS: Unknown pseudo-element or pseudo-class “::view-transition”/,
  /CSS: “transition”: “allow-discrete”/,
  /CSS: “mask”: (Too many values|“linear-gradient)/,
  /Attribute “pathLength” not allowed/,
  /Inline script violates Content Security Policy/,
  /Potentially bad value .* for attribute “sandbox”/,
];

/** By default it refuses local addresses; on a busy machine it needs more than its 5 s. */
const SETTINGS = [
  '-Dnu.validator.servlet.socket-timeout=120000',
  '-Dnu.validator.servlet.allow-forbidden-hosts=true',
  '-Dnu.validator.servlet.allowed-address-type=all',
];

export const hasJava = () => spawnSync('java', ['-version']).status === 0;

interface Message {
  type: string;
  subType?: string;
  message: string;
  lastLine: number;
}

/** Errors and warnings of the Nu HTML checker, which the W3C runs. */
export async function nu({ url, route }: Subject): Promise<string[]> {
  // Installed only for the audit (npm-packages.ts).
  const { default: jar } = await import('vnu-jar');
  // It accepts no page with status 404.
  const asked = route === NOT_FOUND ? new URL('/404.html', url).href : url;
  const args = ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always'];
  const { stdout } = await promisify(execFile)('java', [...SETTINGS, ...args, asked], { maxBuffer: 2 ** 26 });
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  return messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .filter(({ message }) => !UNKNOWN.some((part) => part.test(message)))
    .map(({ message, lastLine }) => `line ${lastLine}: ${message}`);
}
