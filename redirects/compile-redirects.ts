import { indexPatterns, type MatchPattern } from './index-patterns.ts';
import type { RedirectPattern } from './patterns.ts';
import { targetUrl, type RedirectRow } from './redirect-row.ts';

/** Where an address leads: a path of this site or an absolute address, query included. */
export type Redirection = { to: string; code: 301 | 302; isLegacyHost: boolean };
export type RedirectMatcher = (host: string, url: string) => Redirection | undefined;

/** Patterns lead to each other a few times at most; a loop among them, a mistake, must still end. */
const MOST_STEPS = 5;

type Compiled = { to: string; code: 301 | 302 };

/**
 * Makes one look-up of rows and patterns. Tried in order: the full address of a former host, the path with its
 * query, the path alone, the patterns. Upper case and a trailing slash make no difference; the query is kept
 * unless the target has one of its own.
 */
export function compileRedirects(
  rows: readonly RedirectRow[],
  patterns: readonly RedirectPattern[],
): RedirectMatcher {
  const exact = new Map<string, Compiled>();
  for (const { from, to, code } of rows) exact.set(redirectKey(from), { to: targetUrl(to), code });
  const matchPattern = indexPatterns(patterns);
  const hosts = listFormerHosts(rows);

  return (host, url) => {
    const separator = url.indexOf('?');
    const path = normalisePath(separator === -1 ? url : url.slice(0, separator));
    const query = separator === -1 ? '' : url.slice(separator);
    const formerHost = host.toLowerCase();
    if (hosts.has(formerHost)) {
      const found = exact.get(`//${formerHost}${path}`) ?? exact.get(`//${formerHost}/`);
      if (found) return { to: withQuery(found.to, query), code: found.code, isLegacyHost: true };
    }
    const withItsQuery = query === '' ? undefined : exact.get(path + query);
    if (withItsQuery) return { ...withItsQuery, isLegacyHost: false };
    const found = exact.get(path) ?? followPatterns(exact, matchPattern, path);
    return found && { to: withQuery(found.to, query), code: found.code, isLegacyHost: false };
  };
}

/** The hosts, in lower case, under which the site has been reached before. */
export function listFormerHosts(rows: readonly RedirectRow[]): ReadonlySet<string> {
  return new Set(rows.flatMap(({ from }) => (isAddress(from) ? [new URL(from).host] : [])));
}

/** How a rule's `from` is found again: `//host/path` for former hosts, `/path` or `/path?query` otherwise. */
export function redirectKey(from: string): string {
  if (isAddress(from)) {
    const { host, pathname } = new URL(from);
    return `//${host}${normalisePath(pathname)}`;
  }
  const separator = from.indexOf('?');
  return separator === -1
    ? normalisePath(from)
    : normalisePath(from.slice(0, separator)) + from.slice(separator);
}

export function isAddress(from: string): boolean {
  return from.startsWith('http://') || from.startsWith('https://');
}

/** What a pattern leads to may be an old address too: the visitor is sent to the end of the way at once. */
function followPatterns(
  exact: ReadonlyMap<string, Compiled>,
  matchPattern: MatchPattern,
  path: string,
): Compiled | undefined {
  let found = matchPattern(path);
  for (let step = 1; found && step < MOST_STEPS; step += 1) {
    const next = exact.get(found.to) ?? matchPattern(found.to);
    if (!next) break;
    found = next;
  }
  return found;
}

function normalisePath(path: string): string {
  const lower = path.toLowerCase();
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower;
}

function withQuery(to: string, query: string): string {
  return to.includes('?') ? to : to + query;
}
