import { isAddress, normalisePath, normaliseQuery, redirectKey } from './address-key.ts';
import { indexPatterns, type MatchPattern } from './index-patterns.ts';
import type { RedirectPattern } from './redirect-pattern.ts';
import { targetUrl, type RedirectRow } from './redirect-row.ts';
import type { TableStep } from './table-step.ts';

/** `to`: a path of this site or an absolute URL, query included. */
export type Redirection = { to: string; code: 301 | 302; isLegacyHost: boolean };
export type RedirectMatcher = (host: string, url: string) => Redirection | undefined;

type CompiledRedirects = {
  match: RedirectMatcher;
  /** The rules by which `match` finds the target, in order. */
  trace: (host: string, url: string) => TableStep[];
};

/** Bounds chains of patterns: a loop among them is a mistake but must end. */
const MAX_STEPS = 5;

type Found = { to: string; isLegacyHost: boolean; steps: TableStep[] };

export function compileRedirects(
  rows: readonly RedirectRow[],
  patterns: readonly RedirectPattern[],
): RedirectMatcher {
  return compileTable(rows, patterns).match;
}

/**
 * Builds the lookup of rows and patterns, in this order: full address of a former host, path with query, path alone,
 * patterns. Addresses are compared normalized. The query is preserved unless the target has one.
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

/** The site's former hosts, in lower case. */
function listFormerHosts(rows: readonly RedirectRow[]): ReadonlySet<string> {
  return new Set(rows.flatMap(({ from }) => (isAddress(from) ? [new URL(from).host] : [])));
}

/** A chain of redirects is permanent if all of them are. */
export function codeOf(steps: readonly { code: 301 | 302 }[]): 301 | 302 {
  return steps.every(({ code }) => code === 301) ? 301 : 302;
}

/** Adds the request's query to a target, before its anchor, unless the target has a query. */
export function withQuery(to: string, query: string): string {
  if (query === '' || to.includes('?')) return to;
  const anchor = to.indexOf('#');
  return anchor === -1 ? to + query : to.slice(0, anchor) + query + to.slice(anchor);
}

/** Follows a pattern's target that is a legacy address itself, so that the client is redirected once. */
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
