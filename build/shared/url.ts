import { printable } from './characters.ts';
import { excerpt } from './words.ts';

/** The purpose of a URL in the content, which determines where it may lead. */
export type UrlKind = keyof typeof KINDS;

interface Kind {
  /** The requirement: "this must …". */
  must: string;
  /** Its allowed beginnings, besides URLs on this site. */
  schemes?: string[];
  /** The allowed URLs on this site. */
  onSite?: RegExp;
  /** The pattern that editors check while somebody types, if it is not that of the URLs on this site. */
  pattern?: string;
}

const ROUTE = /^\/(?:[a-z0-9-]+\/)*$/;
// The id of a part of a policy has a dot: `payment.4`.
const PAGE = /^\/(?:[a-z0-9-]+\/)*(?:#[a-z0-9=.-]+)?$/;
/** Besides letters and digits, a URL may contain only what ends neither an attribute nor a text around it. */
const SAFE = String.raw`[^\s"'<>\x60\\{}|^]`;

/** A page of another site. */
const COMPLETE = {
  must: 'be a complete address that begins with https://',
  schemes: ['https:'],
  pattern: `^https://${SAFE}*$`,
};

const KINDS = {
  /** A page. */
  route: {
    must: 'be an address in lowercase, with a slash at both ends, such as /packages/',
    onSite: ROUTE,
  },
  /** A page, or a part of one. */
  page: {
    must: 'be an address on this site, in lowercase, with a slash at both ends, such as /services/seo/',
    onSite: PAGE,
  },
  /** A page, or one on another site, such as a calendar for appointments. */
  button: {
    must: 'be an address on this site such as /contact-us/, or a complete one that begins with https://',
    schemes: ['https:'],
    onSite: PAGE,
    pattern: `(?:${PAGE.source})|(?:^https://${SAFE}+$)`,
  },
  elsewhere: COMPLETE,
  /** The content of a frame. */
  frame: COMPLETE,
  /** A site without any path. */
  site: {
    must: 'begin with https:// and end without a slash, such as https://www.example.com',
    schemes: ['https:'],
    pattern: '^https://[a-zA-Z0-9._:-]+$',
  },
  /** An enquiry service; http is allowed for test services on this machine. */
  endpoint: {
    must: 'be a complete address that begins with https://, or empty ""',
    schemes: ['https:', 'http:'],
    pattern: `^(?:https?://${SAFE}+)?$`,
  },
  /** A counter's script, and the address it reports to; http is allowed for test services on this machine. */
  counter: { ...COMPLETE, schemes: ['https:', 'http:'], pattern: `^https?://${SAFE}+$` },
  /** A link in running text. The check of the finished pages reports missing pages. */
  link: {
    must: 'begin with /, #, https://, mailto: or tel:',
    schemes: ['https:', 'http:', 'mailto:', 'tel:'],
    onSite: /^[^:]*(?:[/#?].*)?$/s,
    pattern: `^${SAFE}*$`,
  },
} satisfies Record<string, Kind>;

/** The requirements for a URL, for editors: a pattern, and "this must …". */
export function expectedUrl(kind: UrlKind) {
  const { pattern, onSite, must }: Kind = KINDS[kind];
  return { pattern: pattern ?? onSite?.source, patternErrorMessage: `this must ${must}` };
}

/**
 * Checks a URL from outside: from the content, or from the environment of the build.
 * @returns what is wrong and what to write instead, as a sentence without a period; undefined if it is valid
 */
export function problemOfUrl(url: string, kind: UrlKind): string | undefined {
  const { must, schemes = [], onSite }: Kind = KINDS[kind];
  const otherwise = `this must ${must}, but it is the text "${shown(url)}"`;
  if (/^[\\/]{2}/.test(url)) return `${otherwise}, which leads to another site`;
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(url)?.[0].toLowerCase();
  if (scheme === undefined) return onSite?.test(url) ? problemOfCharacters(url) : otherwise;
  if (SCRIPTS.includes(scheme)) return `${otherwise}, which can run a script`;
  if (!schemes.includes(scheme)) return otherwise;
  if (!scheme.startsWith('http')) return problemOfCharacters(url, ENDING_MAILBOX);
  const [, host, rest = ''] = /^https?:\/\/([^/?#\\]+)([\s\S]*)$/i.exec(url) ?? [];
  if (host === undefined) return otherwise;
  if (kind === 'site' && rest !== '') return otherwise;
  if ((kind === 'endpoint' || kind === 'counter') && scheme === 'http:' && !isThisMachine(host))
    return otherwise;
  const problem = problemOfHost(host, `${scheme}//`, rest) ?? problemOfCharacters(url);
  return problem ?? (kind === 'frame' ? problemOfFrame(url) : undefined);
}

/** Google does not let browsers frame its maps, except the embeddable ones. Others show a gray box. */
function problemOfFrame(url: string): string | undefined {
  const { hostname, pathname, searchParams } = new URL(url);
  const isShort = /^(?:maps\.app\.)?goo\.gl$/.test(hostname);
  const isGoogle = /(?:^|\.)google\.(?:com?\.)?[a-z]{2,3}$/.test(hostname);
  const isForFrames = /^\/maps\/(?:d\/)?embed/.test(pathname) || searchParams.get('output') === 'embed';
  return isShort || (isGoogle && !isForFrames)
    ? 'Google does not allow this address in a frame. Open the map there, choose "Share", then "Embed a map", and copy the address after src='
    : undefined;
}

const SCRIPTS = ['javascript:', 'vbscript:', 'data:'];

const isThisMachine = (host: string) => /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/i.test(host);

function problemOfHost(host: string, before: string, rest: string): string | undefined {
  const [, name = ''] = /@([^@]*)$/.exec(host) ?? [];
  if (host.includes('@'))
    return `this address contains a user name or a password, which every visitor could read. Leave them out: "${shown(`${before}${name}${rest}`)}"`;
  if (host.includes('*'))
    return `this address contains "*", which stands for many sites. Write the one that you mean, such as "https://www.example.com"`;
  const isPlain = !/[^\p{L}\p{M}\p{N}.:-]/u.test(host) && originOf(`${before}${host}`) !== undefined;
  return isPlain
    ? undefined
    : `"${shown(host)}" is not a valid site name. Use letters, digits, hyphens and dots, such as "https://www.example.com"`;
}

/** Characters that would end an attribute, a URL in a text, or a line of settings. */
const ENDING = /[\p{Cc} \u00A0"'<>`\\{}|^]/gu;
/** The name of a mailbox may have an apostrophe. */
const ENDING_MAILBOX = /[\p{Cc} \u00A0"<>`\\{}|^]/gu;

function problemOfCharacters(address: string, ending = ENDING): string | undefined {
  const encode = (character: string) =>
    `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  const [found] = address.match(ending) ?? [];
  if (found === undefined) return undefined;
  if (found === '\\') return 'this address contains "\\", which browsers read as "/". Write "/" instead';
  const name = found.trim() === '' ? 'a space' : `the character ${shown(found)}`;
  return `this address contains ${name}, where it would end. Write it as ${encode(found)}: "${shown(address.replace(ending, encode))}"`;
}

const ORIGIN = /^https?:\/\/(?:(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{1,63}|localhost)(?::\d{1,5})?$/;

/**
 * The origin of a complete URL, for settings with origins.
 * @returns `https://www.example.com:8443`, of letters, digits, hyphens, dots and colons; undefined if there is none
 */
export function originOf(url: string): string | undefined {
  const origin = URL.canParse(url) ? new URL(url).origin : '';
  return ORIGIN.test(origin) ? origin : undefined;
}

const shown = (url: string) => excerpt(printable(url), 100);
