import { toWellFormed } from '#shared/domain/clean-text.ts';

/** Characters that need no decoding: letters, digits and marks that are written alike everywhere. */
const PLAIN = /^[\w\-./]*$/;
const UPPER_CASE = /[A-Z]/;

/**
 * The comparable form of a path: decoded and encoded again in one way, in lower case and without trailing slashes, so that
 * `/Caf%c3%a9/` and `/café` are equal. Filter segments (`_COLOR__blanc`) keep their case, which distinguishes them.
 */
export function normalisePath(path: string): string {
  const trimmed = trimSlashes(path);
  if (PLAIN.test(trimmed) && !trimmed.includes('/_'))
    return UPPER_CASE.test(trimmed) ? trimmed.toLowerCase() : trimmed;
  return trimmed.split('/').map(normaliseSegment).join('/');
}

/** The comparable form of a query, with its question mark: names and values are decoded and encoded again. */
export function normaliseQuery(query: string): string {
  if (query === '' || query === '?') return '';
  const pairs = query
    .slice(1)
    .split('&')
    .map((pair) => pair.split('=').map(normaliseWord).join('='));
  return `?${pairs.join('&')}`;
}

/** The key of a rule's `from`: `//host/path` for former hosts, `/path` otherwise, each with its query. */
export function redirectKey(from: string): string {
  if (isAddress(from)) {
    const { host, pathname, search } = new URL(from);
    return `//${host}${normalisePath(pathname)}${normaliseQuery(search)}`;
  }
  const separator = from.indexOf('?');
  return separator === -1
    ? normalisePath(from)
    : normalisePath(from.slice(0, separator)) + normaliseQuery(from.slice(separator));
}

export function isAddress(from: string): boolean {
  return /^https?:\/\//i.test(from);
}

function normaliseSegment(segment: string): string {
  const text = decode(segment).normalize('NFC');
  return encode(text.startsWith('_') ? text : text.toLowerCase());
}

function normaliseWord(word: string): string {
  return encode(decode(word.replaceAll('+', ' ')).normalize('NFC'));
}

function trimSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Text with a broken escape stays as it is. */
function decode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `encodeURIComponent` throws at half a surrogate pair. */
function encode(text: string): string {
  return encodeURIComponent(toWellFormed(text));
}
