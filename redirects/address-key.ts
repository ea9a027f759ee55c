import { toWellFormed } from '#shared/domain/clean-text.ts';

/** Paths of these characters need no decoding: they have one spelling. */
const PLAIN = /^[\w\-./]*$/;
const UPPER_CASE = /[A-Z]/;

/**
 * Normalizes a path for comparison: decoded and re-encoded, lower case, no trailing slash, so that `/Caf%c3%a9/` equals
 * `/café`. Filter segments (`_COLOR__blanc`) keep their case, which distinguishes them.
 */
export function normalisePath(path: string): string {
  const trimmed = trimSlashes(path);
  if (PLAIN.test(trimmed) && !trimmed.includes('/_'))
    return UPPER_CASE.test(trimmed) ? trimmed.toLowerCase() : trimmed;
  return trimmed.split('/').map(normaliseSegment).join('/');
}

/** Normalizes a query, with its question mark: names and values are decoded and re-encoded. */
export function normaliseQuery(query: string): string {
  if (query === '' || query === '?') return '';
  const pairs = query
    .slice(1)
    .split('&')
    .map((pair) => pair.split('=').map(normaliseWord).join('='));
  return `?${pairs.join('&')}`;
}

/** The lookup key of a rule's `from`: `//host/path` for former hosts, `/path` otherwise, each with its query. */
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

/** Returns text with an invalid escape unchanged. */
function decode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `encodeURIComponent` throws on a lone surrogate. */
function encode(text: string): string {
  return encodeURIComponent(toWellFormed(text));
}
