import { matchPath } from '#routes/match-path.ts';
import { isAddress, redirectKey, type RedirectMatcher } from './compile-redirects.ts';
import { targetUrl, type RedirectRow } from './redirect-row.ts';

const HOST = 'site.invalid';
const SHORTEST_REASON = 20;

/**
 * Lists what is wrong with the table, a sentence a fault: doubles, reasons missing or alike, relative targets,
 * chains, loops, and rules that shadow a page that exists. Whether targets answer 200 the server's tests say.
 */
export function findRedirectFaults(rows: readonly RedirectRow[], match: RedirectMatcher): string[] {
  return [
    ...doubles(rows.map((row) => redirectKey(row.from))).map((key) => `${key} stands twice`),
    ...doubles(rows.map((row) => row.why.toLowerCase())).map((why) => `two rows give one reason: ${why}`),
    ...rows.flatMap((row) => faultsOf(row, match).map((fault) => `${row.from}: ${fault}`)),
  ];
}

function faultsOf(row: RedirectRow, match: RedirectMatcher): string[] {
  const faults: string[] = [];
  const to = targetUrl(row.to);
  if (row.why.length < SHORTEST_REASON) faults.push('gives no reason');
  if (!to.startsWith('/') && !isAddress(to)) faults.push(`target ${to} is relative`);
  if (to.startsWith('//')) faults.push(`target ${to} names no protocol`);
  if (to.startsWith('/')) {
    if (redirectKey(to) === redirectKey(row.from)) faults.push('leads to itself');
    const next = match(HOST, to);
    if (next) faults.push(`leads on to ${next.to}`);
    if (!matchPath(to.split('?', 1)[0] ?? '')?.match) faults.push(`target ${to} is no page`);
  }
  if (!isAddress(row.from) && !row.from.includes('?') && shadowsPage(row.from)) faults.push('shadows a page');
  return faults;
}

/**
 * Pages with nothing in their parameters can be shadowed, lists and optional parameters included. Which products
 * and categories exist the back office knows (redirect-entities.test.ts).
 */
function shadowsPage(from: string): boolean {
  const path = redirectKey(from);
  const found = matchPath(path);
  if (!found || found.variant.alias) return false;
  const [fixed = '', ...parameters] = found.variant.pattern.split('/{');
  return path === (fixed || '/') && parameters.every(isOptional);
}

function isOptional(parameter: string): boolean {
  return parameter.endsWith('?}') || parameter === 'list*}';
}

function doubles(values: string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(values.filter((value) => seen.size === seen.add(value).size))];
}
