import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runBuiltProgram, stop, untilServed, type BuiltProgram } from '#tests/support/built-program.ts';
import { percentile } from '#scripts/bench/median.ts';
import { changeBuild, type Change } from '#tests/support/changed-build.ts';
import { copyDemoShop } from '#tests/support/copy-demo-shop.ts';
import { faultSize, IS_LONG_FORM } from '#tests/support/fault-size.ts';
import { reportFigure } from '#tests/support/report-figure.ts';
import { startSlowClients, type SlowClients } from '#tests/support/slow-clients.ts';

const MINUTE = 60_000;
const COUNTS = IS_LONG_FORM
  ? { headers: 320, body: 40, reading: 40 }
  : { headers: 60, body: 10, reading: 10 };
const CROWD = COUNTS.headers + COUNTS.body + COUNTS.reading;
const ROUNDS = faultSize(12, 60);
/**
 * Timeouts of the server for clients (server/start-storefront.ts, server/http/body-deadline.ts); lower in
 * the short form.
 */
const GIVEN_MS = IS_LONG_FORM
  ? { headers: 8000, body: 20_000, reading: 60_000 }
  : { headers: 2000, body: 4000, reading: 4000 };
const SHORTENED: readonly Change[] = [
  { from: 'headersTimeout: 8e3,', to: `headersTimeout: ${GIVEN_MS.headers},` },
  { from: 'FIELDS_MS = 2e4;', to: `FIELDS_MS = ${GIVEN_MS.body};` },
  { from: 'STALLED_MS = 6e4;', to: `STALLED_MS = ${GIVEN_MS.reading};` },
];
// Timeouts, plus the intervals of checks. Node checks twice before it closes a connection that does not
// read.
const MAX_MS = {
  headers: GIVEN_MS.headers + 2500,
  body: GIVEN_MS.body + 2500,
  reading: 2 * GIVEN_MS.reading + 5000,
};
/** Tolerated ratio on a busy machine. The median of a few visits is more stable than the maximum. */
const SLOWER = 2;
const SLOWEST_PERCENTILE = faultSize(0.5, 0.95);
const CLOCK_MS = 25;
const ASSETS = 'dist/client/assets';

const folder = mkdtempSync(join(tmpdir(), 'atre-slow-'));
let build: ReturnType<typeof changeBuild> | undefined;
let site: BuiltProgram;
let slow: SlowClients | undefined;
let unseen = 0;

beforeAll(async () => {
  await copyDemoShop(folder);
  build = IS_LONG_FORM ? undefined : changeBuild(SHORTENED);
  const env = { DATA_DIR: folder, PUBLIC_URL: 'http://localhost:3000', LOG_LEVEL: 'error' };
  site = await runBuiltProgram(env, build?.entry);
  await untilServed(site, ['/', '/produit/lame']);
}, 4 * MINUTE);
afterAll(async () => {
  slow?.stop();
  await stop(site);
  build?.remove();
  rmSync(folder, { recursive: true, force: true });
}, MINUTE);

/** Visitors of cached pages and of one that is rendered: the maximum duration. */
async function visit() {
  const responses: { status: number; ms: number; isCached: boolean }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const path of ['/', '/produit/lame', `/recherche?q=lent-${(unseen += 1)}`]) {
      const since = performance.now();
      const response = await fetch(site.url + path);
      await response.arrayBuffer();
      const ms = performance.now() - since;
      responses.push({ status: response.status, ms, isCached: !path.includes('?') });
    }
  const slowest = (isCached: boolean) =>
    percentile(
      responses.filter((response) => response.isCached === isCached).map(({ ms }) => ms),
      SLOWEST_PERCENTILE,
    );
  return {
    failed: responses.filter(({ status }) => status !== 200),
    cached: slowest(true),
    rendered: slowest(false),
  };
}

const limitOf = (usualMs: number) => Math.ceil(SLOWER * usualMs + CLOCK_MS);

/** Open connections by the server's count. */
async function countConnections(): Promise<number> {
  const text = await (await fetch(`${site.url}/metrics`)).text();
  return Number(/^atre_connections_open (\d+)/m.exec(text)?.[1]);
}

function biggestFile(): string {
  const sizes = readdirSync(ASSETS)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, size: statSync(join(ASSETS, name)).size }));
  return `/assets/${sizes.toSorted((a, b) => b.size - a.size)[0]?.name}`;
}

describe(`${CROWD} slow clients`, () => {
  it(
    'slow clients: their connections are closed, and other visitors are unaffected',
    async () => {
      await visit();
      const usual = await visit();
      const since = performance.now();
      slow = startSlowClients(Number(new URL(site.url).port), COUNTS, biggestFile());
      await wait(1000);
      expect(slow.countOpen('headers')).toBe(COUNTS.headers);
      expect(await countConnections()).toBeGreaterThanOrEqual(CROWD);
      const meanwhile = await visit();
      reportFigure('cached pages before', usual.cached, 'ms');
      reportFigure('cached pages meanwhile', meanwhile.cached, 'ms', { max: limitOf(usual.cached) });
      reportFigure('rendered pages before', usual.rendered, 'ms');
      reportFigure('rendered pages meanwhile', meanwhile.rendered, 'ms', { max: limitOf(usual.rendered) });
      expect([...usual.failed, ...meanwhile.failed]).toEqual([]);
      expect(meanwhile.cached).toBeLessThan(limitOf(usual.cached));
      expect(meanwhile.rendered).toBeLessThan(limitOf(usual.rendered));
      await wait(MAX_MS.body);
      for (const kind of ['headers', 'body'] as const) {
        const lived = slow.lived(kind);
        reportFigure(`${kind}, cut after`, percentile(lived, 0.5) / 1000, 's', { max: MAX_MS[kind] / 1000 });
        expect([kind, lived.length >= COUNTS[kind]]).toEqual([kind, true]);
        expect([kind, Math.max(...lived) < MAX_MS[kind]]).toEqual([kind, true]);
        slow.stop(kind);
      }
      while (performance.now() - since < MAX_MS.reading && (await countConnections()) >= COUNTS.reading)
        await wait(500);
      expect(await countConnections()).toBeLessThan(COUNTS.reading);
      expect((await visit()).failed).toEqual([]);
    },
    5 * MINUTE,
  );
});
