import { canonicalPath } from '#routes/canonical.ts';
import { matchPath } from '#routes/match-path.ts';
import { isWebAddress } from '#shared/domain/link-url.ts';
import { toSitePath } from '#shared/site-path.ts';
import { isAddress, redirectKey } from './address-key.ts';
import type { RedirectMatcher } from './compile-redirects.ts';

type LintedRule = { from: string; to: string };

/**
 * Error of a field of a rule:
 * `invalid_path` neither a path nor an http(s) URL; `scheme` a scheme other than http and https; `own_host` a URL of
 * this site, to be written as a path; `in_table` the address is in the legacy table; `shadows_page` a page has the
 * address; `loop` the target redirects to the rule; `chain` the target redirects further; `dead_target` the target is
 * no page.
 */
export type RedirectFindingCode =
  | 'invalid_path'
  | 'scheme'
  | 'own_host'
  | 'in_table'
  | 'shadows_page'
  | 'loop'
  | 'chain'
  | 'dead_target';

type RedirectFinding = { field: 'from' | 'to'; code: RedirectFindingCode };

type LintSources = {
  isOwnHost: (host: string) => boolean;
  /** The legacy table; a row of it is linted against the other rows. */
  match: RedirectMatcher;
};

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const ORIGIN = 'http://site.invalid';

/**
 * Lints a rule against the route table and the legacy table. The caller checks which products, categories and articles
 * exist.
 */
export function lintRedirect(rule: LintedRule, sources: LintSources): RedirectFinding[] {
  const from = lintSource(rule.from, sources);
  const to = lintTarget(rule, sources);
  return [
    ...(from ? [{ field: 'from' as const, code: from }] : []),
    ...(to ? [{ field: 'to' as const, code: to }] : []),
  ];
}

function lintSource(from: string, sources: LintSources): RedirectFindingCode | undefined {
  const code = lintSyntax(from, sources);
  if (code) return code;
  // Browsers do not send the fragment.
  if (from.includes('#')) return 'invalid_path';
  if (isAddress(from)) return undefined;
  return shadowsPage(from) ? 'shadows_page' : undefined;
}

function lintTarget({ from, to }: LintedRule, sources: LintSources): RedirectFindingCode | undefined {
  const code = lintSyntax(to, sources);
  if (code) return code;
  if (isLoop(from, to)) return 'loop';
  if (isAddress(to)) {
    const { host, pathname, search } = new URL(to);
    return sources.match(host, pathname + search)?.isLegacyHost ? 'chain' : undefined;
  }
  if (sources.match('', to)) return 'chain';
  const found = matchPath(new URL(to, ORIGIN).pathname);
  if (!found?.match) return 'dead_target';
  return canonicalPath(found.variant, found.match) === undefined ? undefined : 'chain';
}

function lintSyntax(address: string, { isOwnHost }: LintSources): RedirectFindingCode | undefined {
  if (isWebAddress(address)) return isOwnHost(new URL(address).host) ? 'own_host' : undefined;
  if (SCHEME.test(address)) return 'scheme';
  return toSitePath(address) === undefined ? 'invalid_path' : undefined;
}

/** A rule for a path matches any query, so a target that differs only by its query loops. */
function isLoop(from: string, to: string): boolean {
  const target = redirectKey(to.split('#', 1)[0] ?? '');
  const key = redirectKey(from);
  return target === key || target.split('?', 1)[0] === key;
}

/**
 * True for an address that is a page even with empty parameters, including lists. Rules with a query may override a
 * page.
 */
function shadowsPage(from: string): boolean {
  if (from.includes('?')) return false;
  const path = redirectKey(from);
  const found = matchPath(path);
  if (!found || found.variant.alias) return false;
  const [fixed = '', ...parameters] = found.variant.pattern.split('/{');
  return path === (fixed || '/') && parameters.every(isOptional);
}

function isOptional(parameter: string): boolean {
  return parameter.endsWith('?}') || parameter === 'list*}';
}
