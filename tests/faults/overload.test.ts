import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findFreePort } from '#scripts/find-free-port.ts';
import { runBuiltProgram, stop, untilReady, type BuiltProgram } from '#tests/support/built-program.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { startKillable, type Killable } from '#tests/support/killable-backoffice.ts';
import { askInTurn, offer, type MakeRequest, type Offered } from '#tests/support/offer-requests.ts';
import { median, percentile } from '#scripts/bench/median.ts';
import { createTestClient } from '#tests/support/test-api.ts';

const MINUTE = 60_000;
const SECONDS = 8;
/** So many at a time are tried; the most that is served is the capacity. */
const VISITORS = [4, 8, 24];
const TIMES = 5;
/** An open breaker is closed again by then. */
const PAUSE_MS = 5500;
/** Who waits longer for a page has gone. */
const PATIENCE_MS = 2500;
const STILL_SERVED = 0.8;
/** Pages that the back office did not answer in time: 504. */
const MOST_LATE = 0.02;
/** More than the simplest answer takes at the same time. */
const REFUSED_WITHIN_MS = 100;
const PROBES = 10;

const folder = mkdtempSync(join(tmpdir(), 'atre-overload-'));
let backoffice: Killable;
let backofficeUrl: string;
let token: string;
let site: BuiltProgram | undefined;
let unseen = 0;

const KINDS: Record<string, MakeRequest> = {
  'searches nobody has made': () => ({ path: `/recherche?q=foule-${(unseen += 1)}` }),
  'pages of somebody logged in': () => ({ path: '/produit/lame', headers: { cookie: `jwt_token=${token}` } }),
};

beforeAll(async () => {
  const port = await findFreePort();
  backofficeUrl = `http://127.0.0.1:${port}`;
  backoffice = await startKillable({ BACKOFFICE_PORT: String(port), DATA_DIR: folder });
}, 3 * MINUTE);
afterAll(async () => {
  await stop(site);
  await backoffice.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<number> {
  await stop(site);
  site = await runBuiltProgram({ API_URL: backofficeUrl, LOG_LEVEL: 'fatal' });
  await untilReady(site);
  token = (await logInDemo(createTestClient(backofficeUrl))).token;
  return Number(new URL(site.url).port);
}

const served = (answers: Offered[]) =>
  answers.filter(({ status, ms }) => status === 200 && ms < PATIENCE_MS).length / SECONDS;

const medianMs = (answers: Offered[]) => median(answers.map(({ ms }) => ms));

/** What can be served, and what is served of five times as much. */
async function measure(port: number, next: MakeRequest) {
  // Programs are slow at first.
  await askInTurn({ port, seconds: 4, next }, 4);
  const rates: number[] = [];
  for (const visitors of VISITORS) {
    rates.push(served(await askInTurn({ port, seconds: SECONDS, next }, visitors)));
    await wait(PAUSE_MS);
  }
  const capacity = Math.max(...rates);
  const [crowd, probes] = await Promise.all([
    offer({ port, seconds: SECONDS, next }, TIMES * capacity),
    offer({ port, seconds: SECONDS, next: () => ({ path: '/healthz' }) }, PROBES),
  ]);
  const refused = crowd.filter(({ status }) => status === 503);
  return {
    capacity,
    asked: crowd.length,
    share: served(crowd) / capacity,
    others: crowd.filter(({ status }) => status !== 200 && status !== 503).length,
    refused: refused.length,
    unexplained: refused.filter(({ retryAfter }) => retryAfter === undefined).length,
    refusedMs: medianMs(refused),
    probeMs: medianMs(probes),
    told: `${crowd.length} asked for, ${refused.length} refused, slowest twentieth of pages ${percentile(
      crowd.filter(({ status }) => status === 200).map(({ ms }) => ms),
      0.95,
    ).toFixed(0)} ms`,
  };
}

function tell(
  kind: string,
  { capacity, share, refusedMs, probeMs, told, others, unexplained }: Awaited<ReturnType<typeof measure>>,
) {
  console.log(
    `${kind}: ${capacity.toFixed(0)} a second, ${(share * 100).toFixed(0)} % of it under ${TIMES} times as many; ${told}; refused within ${refusedMs.toFixed(0)} ms, a probe answered within ${probeMs.toFixed(0)}; ${others} late, ${unexplained} without Retry-After`,
  );
}

describe.each(Object.entries(KINDS))('five times as many %s as can be served', (kind, next) => {
  it(
    'are served nearly as many as could be, and the others are told at once when to come back',
    async () => {
      const result = await measure(await start(), next);
      tell(kind, result);
      expect(result.share).toBeGreaterThan(STILL_SERVED);
      expect(result.refused).toBeGreaterThan(0);
      expect(result.unexplained).toBe(0);
      expect(result.others).toBeLessThanOrEqual(MOST_LATE * result.asked);
      expect(result.refusedMs - result.probeMs).toBeLessThan(REFUSED_WITHIN_MS);
    },
    2 * MINUTE,
  );
});
