import { compileRedirects, type RedirectMatcher } from '#redirects/compile-redirects.ts';
import { elsewhere, type RedirectRow } from '#redirects/redirect-row.ts';
import { REDIRECTS } from '#redirects/redirects.ts';
import { PATTERNS } from '#redirects/patterns.ts';
import type { RedirectPattern } from '#redirects/redirect-pattern.ts';
import type { Rows } from '../reports/performance-record.ts';
import { median } from './median.ts';
import { ROUNDS } from './settings.ts';

const HOST = 'www.atre.example';
const LOOK_UPS = 200_000;
const MANY_PATTERNS = 500;
/** Half of the addresses match a redirect, more than on any real site, where most requests are for current pages. */
const FOUND_ONE_IN = 2;

type Case = { name: string; match: RedirectMatcher; addressOf: (number: number) => string };

/** Millions of look-ups per second in tables of several sizes; half match, and each address is a new string. */
export function benchRedirects(): { redirects: Rows } {
  const cases = [
    ofTheSite(),
    ...[300, 10_000, 1_000_000].map((count) => ofRules(count)),
    ofPatterns(MANY_PATTERNS),
  ];
  for (const one of cases) measure(one);
  const rounds = cases.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, one] of cases.entries()) rounds[index]?.push(measure(one));
  }
  const rows = cases.map(({ name }, index) => [name, { lookUps: median(rounds[index] ?? []) / 1e6 }]);
  return { redirects: Object.fromEntries(rows) as Rows };
}

function measure({ match, addressOf }: Case): number {
  const addresses = Array.from({ length: LOOK_UPS }, (_, number) => fresh(addressOf(number)));
  let found = 0;
  const started = performance.now();
  for (const address of addresses) if (match(HOST, address)) found += 1;
  const seconds = (performance.now() - started) / 1000;
  if (found !== LOOK_UPS / FOUND_ONE_IN) throw new Error(`${found} of ${LOOK_UPS} addresses were found.`);
  return LOOK_UPS / seconds;
}

/** Returns a new string, as the HTTP parser creates them: V8 has no cached hash for it. */
function fresh(address: string): string {
  return Buffer.from(address, 'latin1').toString('latin1');
}

function ofTheSite(): Case {
  const paths = REDIRECTS.map((row) => row.from).filter(
    (from) => from.startsWith('/') && !from.includes('?'),
  );
  return {
    name: `the table of the site, ${REDIRECTS.length} rules, ${PATTERNS.length} patterns`,
    match: compileRedirects(REDIRECTS, PATTERNS),
    addressOf: (number) => half(number, paths[(number / FOUND_ONE_IN) % paths.length] ?? ''),
  };
}

function ofRules(count: number): Case {
  const rows = Array.from({ length: count }, (_, number): RedirectRow => ({
    from: `/ancienne-page/${number}.htm`,
    to: elsewhere(`/produit/lame-${number}`),
    code: 301,
    why: `A rule of the benchmark, number ${number}.`,
  }));
  return {
    name: `${count.toLocaleString('en')} rules`,
    match: compileRedirects(rows, PATTERNS),
    addressOf: (number) => half(number, `/ancienne-page/${(number * 7919) % count}.htm`),
  };
}

function ofPatterns(count: number): Case {
  const patterns = Array.from({ length: count }, (_, number): RedirectPattern => {
    const expression = new RegExp(`^/rubrique-${number}/(\\w+)\\.php$`);
    return {
      under: [`/rubrique-${number}`],
      match: (path) => {
        const page = expression.exec(path)?.[1];
        return page && `/produit/${page}`;
      },
      code: 301,
      why: `A family of the benchmark, number ${number}.`,
      example: `/rubrique-${number}/lame.php`,
    };
  });
  return {
    name: `${count} patterns`,
    match: compileRedirects([], patterns),
    addressOf: (number) => half(number, `/rubrique-${(number * 7919) % count}/page${number}.php`),
  };
}

function half(number: number, old: string): string {
  return number % FOUND_ONE_IN === 0 ? old : `/produit/radiateur-${number}`;
}
