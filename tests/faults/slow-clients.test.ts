import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runBuiltProgram, stop, untilReady, type BuiltProgram } from '#tests/support/built-program.ts';
import { percentile } from '#scripts/bench/median.ts';
import { startSlowClients, type SlowClients } from '#tests/support/slow-clients.ts';

const MINUTE = 60_000;
const COUNTS = { headers: 320, body: 40, reading: 40 };
const ROUNDS = 60;
/** What the server gives a client (server/start-storefront.ts, server/http/body-deadline.ts), its look at the clock and ours. */
// Node looks twice whether anything moves before it cuts who does not read.
const MOST_MS = { headers: 8000 + 2500, body: 20_000 + 2500, reading: 2 * 60_000 + 5000 };
/** By how much a busy machine may make a visitor wait longer. */
const SLOWER = 2;
const CLOCK_MS = 25;
const ASSETS = 'dist/client/assets';

const folder = mkdtempSync(join(tmpdir(), 'atre-slow-'));
let site: BuiltProgram;
let slow: SlowClients | undefined;
let unseen = 0;

beforeAll(async () => {
  site = await runBuiltProgram({ DATA_DIR: folder, PUBLIC_URL: 'http://localhost:3000', LOG_LEVEL: 'error' });
  await untilReady(site);
}, 3 * MINUTE);
afterAll(async () => {
  slow?.stop();
  await stop(site);
  rmSync(folder, { recursive: true, force: true });
});

/** Visitors who look at kept pages and at one that has to be made: how long the slowest twentieth waits for each. */
async function visit() {
  const answers: { status: number; ms: number; isKept: boolean }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const path of ['/', '/produit/lame', `/recherche?q=lent-${(unseen += 1)}`]) {
      const since = performance.now();
      const answer = await fetch(site.url + path);
      await answer.arrayBuffer();
      const ms = performance.now() - since;
      answers.push({ status: answer.status, ms, isKept: !path.includes('?') });
    }
  const p95 = (isKept: boolean) =>
    percentile(
      answers.filter((answer) => answer.isKept === isKept).map(({ ms }) => ms),
      0.95,
    );
  return { failed: answers.filter(({ status }) => status !== 200), kept: p95(true), made: p95(false) };
}

/** As the server counts them. */
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

describe('four hundred clients that take their time', () => {
  it(
    'are cut, and the others notice nothing',
    async () => {
      await visit();
      const usual = await visit();
      const since = performance.now();
      slow = startSlowClients(Number(new URL(site.url).port), COUNTS, biggestFile());
      await wait(3000);
      expect(slow.countOpen('headers')).toBe(COUNTS.headers);
      const meanwhile = await visit();
      const told = [usual.kept, meanwhile.kept, usual.made, meanwhile.made].map((ms) => ms.toFixed(1));
      console.log(
        `p95 of kept pages ${told[0]} ms, meanwhile ${told[1]}; of others ${told[2]} and ${told[3]}`,
      );
      expect([...usual.failed, ...meanwhile.failed]).toEqual([]);
      expect(meanwhile.kept).toBeLessThan(SLOWER * usual.kept + CLOCK_MS);
      expect(meanwhile.made).toBeLessThan(SLOWER * usual.made + CLOCK_MS);
      await wait(MOST_MS.body);
      for (const kind of ['headers', 'body'] as const) {
        const lived = slow.lived(kind);
        console.log(`${kind}: ${lived.length} cut after ${(percentile(lived, 0.5) / 1000).toFixed(1)} s`);
        expect([kind, lived.length >= COUNTS[kind]]).toEqual([kind, true]);
        expect([kind, Math.max(...lived) < MOST_MS[kind]]).toEqual([kind, true]);
        slow.stop(kind);
      }
      expect(await countConnections()).toBeGreaterThanOrEqual(COUNTS.reading);
      await wait(Math.max(0, MOST_MS.reading - (performance.now() - since)));
      expect(await countConnections()).toBeLessThan(COUNTS.reading);
      expect((await visit()).failed).toEqual([]);
    },
    5 * MINUTE,
  );
});
