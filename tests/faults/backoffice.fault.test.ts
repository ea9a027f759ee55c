import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findFreePort } from '#scripts/find-free-port.ts';
import { runBuiltProgram, stop, untilReady, type BuiltProgram } from '#tests/support/built-program.ts';
import { startKillable, type Killable } from '#tests/support/killable-backoffice.ts';

const MINUTE = 60_000;
const SEEN = ['/', '/produit/lame', '/en/product/lame', '/nos-produits', '/nos-produits/ventilation'];
const ROUNDS = 20;
/** How long the storefront takes an answer of the back office for fresh, and a breaker stays open. */
const KEPT_MS = 5500;
/** What a page the server has seen may take while nothing can be asked; on a busy machine, three times what it took before. */
const P99_MS = 100;
const SLOWER = 3;
const SUGGEST = '/api/v1/search?type=Suggest&language=fr&text=lame&site_id=1&lang=fr&sales_plan_id=1';

const folder = mkdtempSync(join(tmpdir(), 'atre-faults-'));
let env: Record<string, string>;
let backofficeUrl: string;
let backoffice: Killable;
let site: BuiltProgram;
let unseen = 0;

beforeAll(async () => {
  const port = await findFreePort();
  backofficeUrl = `http://127.0.0.1:${port}`;
  env = { BACKOFFICE_PORT: String(port), DATA_DIR: folder };
  backoffice = await startKillable(env);
  site = await runBuiltProgram({ API_URL: backofficeUrl, LOG_LEVEL: 'fatal' });
  await untilReady(site);
}, 3 * MINUTE);
afterAll(async () => {
  backoffice.resume();
  await stop(site);
  await backoffice.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function timed(path: string): Promise<{ path: string; status: number; text: string; ms: number }> {
  const since = performance.now();
  const answer = await fetch(site.url + path);
  const text = await answer.text();
  return { path, status: answer.status, text, ms: performance.now() - since };
}

async function measureSeen() {
  const answers = [];
  for (let round = 0; round < ROUNDS; round += 1) for (const path of SEEN) answers.push(await timed(path));
  return answers;
}

function p99(answers: { ms: number }[]): number {
  return answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(answers.length * 0.99)] ?? Infinity;
}

/** An address nobody has asked for: what it shows has to be asked of the back office. */
const nextUnseen = () => `/recherche?q=jamais-vu-${(unseen += 1)}`;

async function fault(body: Record<string, unknown>): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${backofficeUrl}/demo/faults`, { method: 'POST', headers, body: JSON.stringify(body) });
}

const FAULTS: [string, () => unknown, () => unknown][] = [
  ['slow, five seconds', () => fault({ mode: 'slow', delay: 5000 }), () => fault({ mode: 'none' })],
  ['answering 500', () => fault({ mode: 'error' }), () => fault({ mode: 'none' })],
  ['answering HTML', () => fault({ mode: 'html' }), () => fault({ mode: 'none' })],
  ['answering half', () => fault({ mode: 'half' }), () => fault({ mode: 'none' })],
  ['answering 50 MB', () => fault({ mode: 'huge' }), () => fault({ mode: 'none' })],
  ['silent', () => backoffice.pause(), () => backoffice.resume()],
  ['dead', () => backoffice.kill(), async () => (backoffice = await startKillable(env))],
];

/** That pages older than a minute say so is seen in tests/server/backoffice-guards.test.ts. */
describe.each(FAULTS)('a back office that is %s', (name, begin, end) => {
  it(
    'costs nobody more than he has patience for, and is forgotten when it is well again',
    async () => {
      await measureSeen();
      const usual = p99(await measureSeen());
      await wait(KEPT_MS);
      await begin();
      const suggested = await timed(SUGGEST);
      const others = [await timed(nextUnseen()), await timed(nextUnseen()), await timed(nextUnseen())];
      const seen = await measureSeen();
      await wait(KEPT_MS);
      const later = await measureSeen();
      await end();
      expect([suggested.status, JSON.parse(suggested.text)]).toEqual([
        200,
        expect.objectContaining({ total: 0 }),
      ]);
      expect(suggested.ms).toBeLessThan(1200);
      for (const page of others) {
        expect([503, 504]).toContain(page.status);
        expect([page.text.includes('Un instant de patience'), page.ms < 2500]).toEqual([true, true]);
      }
      expect([...seen, ...later].filter(({ status }) => status !== 200)).toEqual([]);
      console.log(
        `${name}: p99 ${p99(seen).toFixed(0)} and ${p99(later).toFixed(0)} ms, usually ${usual.toFixed(0)}`,
      );
      expect(p99([...seen, ...later])).toBeLessThan(Math.max(P99_MS, SLOWER * usual));
      await wait(KEPT_MS + 500);
      await measureSeen();
      expect((await timed(nextUnseen())).status).toBe(200);
    },
    3 * MINUTE,
  );
});
