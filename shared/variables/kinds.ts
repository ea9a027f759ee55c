import { isIP } from 'node:net';
import { listOf, variable } from './variable.ts';

const MAX_PORT = 65_535;
const MAX_INTEGER = 2_147_483_647;
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/i;

export const flag = variable('true or false', (text) =>
  text === 'true' || text === 'false' ? text === 'true' : undefined,
);

/** Digits alone: `1e3`, `0x10` and ` 5` are mistakes. */
export function wholeNumber(min: number, max = MAX_INTEGER) {
  return variable(`a whole number from ${min} to ${max}`, (text) => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
    return value >= min && value <= max ? value : undefined;
  });
}

/** 0: one that the system chooses. */
export const port = wholeNumber(0, MAX_PORT);

export function oneOf<Word extends string>(words: readonly Word[]) {
  return variable(`one of ${words.join(', ')}`, (text) => words.find((word) => word === text));
}

/** A host to listen on: an address or a name of this machine. */
export const host = variable('an IP address or a host name', (text) =>
  isIP(text) !== 0 || (text.length <= 253 && text.split('.').every((label) => LABEL.test(label)))
    ? text
    : undefined,
);

const WEB_ORIGIN = 'an http:// or https:// address without path, query or user, as https://www.example.com';

/** Scheme, host and port, as `URL.origin` writes them. */
export const webOrigin = variable(WEB_ORIGIN, readWebOrigin);
export const webOrigins = listOf('http:// or https:// addresses without path, query or user', readWebOrigin);

/** An address that is called or loaded, perhaps with a path and a query. */
export const webAddress = variable('an http:// or https:// address without user or fragment', (text) => {
  const url = readWebUrl(text);
  return url && url.hash === '' ? url.href : undefined;
});

export const webBase = variable(
  'an http:// or https:// address without user, query or fragment',
  readWebBase,
);

/** The address of a server of another kind; what it holds of passwords is its own. */
export function serverAddress(...protocols: string[]) {
  const expected = `an address that begins with ${protocols.map((name) => `${name}://`).join(' or ')}`;
  return variable(expected, (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const isOne = url && protocols.includes(url.protocol.slice(0, -1)) && /^[a-z]+:\/\/[^/]/i.test(text);
    return isOne ? text : undefined;
  });
}

/** A signing secret: long enough to resist guessing. */
export function phrase(minLength: number) {
  return variable(`${minLength} or more characters`, (text) => (text.length >= minLength ? text : undefined));
}

/** Something that opens, and travels in a header. */
export function headerSecret(minLength: number) {
  return variable(`${minLength} or more characters without spaces or accents`, (text) =>
    text.length >= minLength && /^[!-~]+$/.test(text) ? text : undefined,
  );
}

/** The same with the characters that a bearer token may have (RFC 6750). */
export function bearerToken(minLength: number) {
  return variable(`${minLength} or more letters, digits and characters of . ~ + / = _ -`, (text) =>
    text.length >= minLength && /^[\w.~+/=-]+$/.test(text) ? text : undefined,
  );
}

/** A key that a service has given out. */
export const serviceKey = variable('a key: letters, digits, dashes, dots and underscores', (text) =>
  /^[\w.-]{1,200}$/.test(text) ? text : undefined,
);

/** The base path of calls: whole segments between slashes. */
export const apiPath = variable('a path that begins and ends with a slash, as /api/v1/', (text) =>
  /^(?:\/[\w-][\w.-]*)+\/$/.test(text) ? text : undefined,
);

/** An address that paths are appended to: without a slash at its end. */
export function readWebBase(text: string): string | undefined {
  const url = /[?#]/.test(text) ? undefined : readWebUrl(text);
  if (!url) return undefined;
  let base = url.origin + url.pathname;
  while (base.endsWith('/')) base = base.slice(0, -1);
  return base;
}

function readWebOrigin(text: string): string | undefined {
  const url = readWebUrl(text);
  return url && /^https?:\/\/[^/?#]+\/?$/i.test(text) ? url.origin : undefined;
}

function readWebUrl(text: string): URL | undefined {
  const url = /^https?:\/\/[^/\s]/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  return url && url.username === '' && url.password === '' ? url : undefined;
}
