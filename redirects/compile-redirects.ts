import { isAddress, normalisePath, normaliseQuery, redirectKey } from './address-key.ts';
import { indexPatterns, type MatchPattern } from './index-patterns.ts';
import type { RedirectPattern } from './redirect-pattern.ts';
import { targetUrl, type RedirectRow } from './redirect-row.ts';
import type { TableStep } from './table-step.ts';

/** The target of an address: a path of this site or an absolute address, query included. */
export type Redirection = { to: string; code: 301 | 302; isLegacyHost: boolean };
export type RedirectMatcher = (host: string, url: string) => Redirection | undefined;

type CompiledRedirects = {
  match: RedirectMatcher;
  /** The rules by which `match` finds the target of an address, in order. */
  trace: (host: string, url: string) => TableStep[];
};

/** Patterns lead to each other a few times at most; a loop among them, a mistake, must still end. */
const MAX_STEPS = 5;

type Found = { to: string; isLegacyHost: boolean; steps: TableStep[] };

/** Builds the look-up alone. */
export function compileRedirects(
  rows: readonly RedirectRow[],
  patterns: readonly RedirectPattern[],
): RedirectMatcher {
  return compileTable(rows, patterns).match;
}

/**
 * Builds one look-up of rows and patterns. Tried in order: the full address of a former host, the path with its query, the
 * path alone, the patterns. Addresses are compared decoded; upper case and trailing slashes make no difference. The query
 * is kept unless the target has one of its own.
 */
export function compileTable(
  rows: readonly RedirectRow[],
  patterns: readonly RedirectPattern[],
): CompiledRedirects {
  const exact = new Map<string, TableStep>();
  for (const { from, to, code, why } of rows) {
    const rule = isAddress(from) ? 'host' : 'address';
    exact.set(redirectKey(from), { rule, from, to: targetUrl(to), code, why });
  }
  const matchPattern = indexPatterns(patterns);
  const hosts = listFormerHosts(rows);

  const find = (host: string, url: string): Found | undefined => {
    const separator = url.indexOf('?');
    const path = normalisePath(separator === -1 ? url : url.slice(0, separator));
    const query = separator === -1 ? '' : url.slice(separator);
    const formerHost = host.toLowerCase();
    if (hosts.has(formerHost)) {
      const step = exact.get(`//${formerHost}${path}`) ?? exact.get(`//${formerHost}/`);
      if (step) return { to: withQuery(step.to, query), isLegacyHost: true, steps: [step] };
    }
    const keyQuery = normaliseQuery(query);
    const withItsQuery = keyQuery === '' ? undefined : exact.get(path + keyQuery);
    if (withItsQuery) return { to: withItsQuery.to, isLegacyHost: false, steps: [withItsQuery] };
    const row = exact.get(path);
    if (row) return { to: withQuery(row.to, query), isLegacyHost: false, steps: [row] };
    const steps = followPatterns(exact, matchPattern, path);
    const last = steps?.at(-1);
    return steps && last && { to: withQuery(last.to, query), isLegacyHost: false, steps };
  };

  return {
    match: (host, url) => {
      const found = find(host, url);
      return found && { to: found.to, code: codeOf(found.steps), isLegacyHost: found.isLegacyHost };
    },
    trace: (host, url) => find(host, url)?.steps ?? [],
  };
}

/** The hosts, in lower case, under which the site has been reached before. */
function listFormerHosts(rows: readonly RedirectRow[]): ReadonlySet<string> {
  return new Set(rows.flatMap(({ from }) => (isAddress(from) ? [new URL(from).host] : [])));
}

/** Redirections one after the other are permanent where all of them are. */
export function codeOf(steps: readonly { code: 301 | 302 }[]): 301 | 302 {
  return steps.every(({ code }) => code === 301) ? 301 : 302;
}

/** A target with the query of the request, in front of its anchor, unless it has a query of its own. */
export function withQuery(to: string, query: string): string {
  if (query === '' || to.includes('?')) return to;
  const anchor = to.indexOf('#');
  return anchor === -1 ? to + query : to.slice(0, anchor) + query + to.slice(anchor);
}

/** The target of a pattern may be an old address too: the client is sent to the last target at once. */
function followPatterns(
  exact: ReadonlyMap<string, TableStep>,
  matchPattern: MatchPattern,
  path: string,
): TableStep[] | undefined {
  const first = matchPattern(path);
  if (!first) return undefined;
  const steps = [first];
  while (steps.length < MAX_STEPS) {
    const to = normalisePath(steps.at(-1)?.to ?? '');
    const next = exact.get(to) ?? matchPattern(to);
    if (!next) break;
    steps.push(next);
  }
  return steps;
}
