import { redirectKey } from './address-key.ts';
import type { RedirectMatcher } from './compile-redirects.ts';
import { lintRedirect, type RedirectFindingCode } from './lint-redirect.ts';
import { targetUrl, type RedirectRow } from './redirect-row.ts';

const MIN_REASON_LENGTH = 20;

/** The table refers to the present site by paths only, so no host is its own. */
const NO_OWN_HOST = () => false;

const SENTENCES: Record<RedirectFindingCode, (to: string, next: string | undefined) => string> = {
  invalid_path: (to) => (to.startsWith('//') ? `target ${to} has no protocol` : `target ${to} is relative`),
  scheme: (to) => `target ${to} is relative or has another scheme`,
  own_host: (to) => `target ${to} is on this host`,
  in_table: () => 'is in the table',
  shadows_page: () => 'shadows a page',
  loop: () => 'redirects to itself',
  chain: (_to, next) => `redirects further to ${next ?? 'another variant of the page'}`,
  dead_target: (to) => `target ${to} is no page`,
};

/**
 * Lists the table's errors, one sentence each: duplicates, missing or repeated reasons, and findings of the rule
 * linter. The server's tests check that targets respond with 200.
 */
export function findRedirectFindings(rows: readonly RedirectRow[], match: RedirectMatcher): string[] {
  return [
    ...findDuplicates(rows.map((row) => redirectKey(row.from))).map((key) => `${key} is listed twice`),
    ...findDuplicates(rows.map((row) => row.why.toLowerCase())).map(
      (why) => `two rows have the same reason: ${why}`,
    ),
    ...rows.flatMap((row) => errorsOf(row, match).map((finding) => `${row.from}: ${finding}`)),
  ];
}

function errorsOf(row: RedirectRow, match: RedirectMatcher): string[] {
  const to = targetUrl(row.to);
  const findings = lintRedirect({ from: row.from, to }, { match, isOwnHost: NO_OWN_HOST });
  return [
    ...(row.why.length < MIN_REASON_LENGTH ? ['has no reason'] : []),
    ...findings.map(({ code }) => SENTENCES[code](to, match('', to)?.to)),
  ];
}

function findDuplicates(values: string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(values.filter((value) => seen.size === seen.add(value).size))];
}
