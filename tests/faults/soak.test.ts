import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findFreePort } from '#scripts/find-free-port.ts';
import { runBuiltProgram, stop, untilServed, type BuiltProgram } from '#tests/support/built-program.ts';
import { copyDemoShop } from '#tests/support/copy-demo-shop.ts';
import { createCookieVisitor } from '#tests/support/cookie-visitor.ts';
import { percentile } from '#scripts/bench/median.ts';
import { faultSize } from '#tests/support/fault-size.ts';
import { reportFigure } from '#tests/support/report-figure.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { firstChildOf, readVitals } from '#tests/support/watch-process.ts';

const MINUTE = 60_000;
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? faultSize(1 / 6, 30));
/** Duration below which memory only grows. */
const REPORT_MINUTES = 10;
const SAMPLE_MS = faultSize(500, 2000);
const PAUSE_MS = 100;
/** The shop limits logins and additions to a cart by address. */
const ROUNDS_A_SESSION = 10;
const REST_MS = 3000;
/** Number of searches that fills all caches before the first third begins. */
const WORDS = 150;
const PAGES = ['/', '/produit/lame', '/en/product/lame', '/nos-produits', '/nos-produits/ventilation', '/en'];
const ORIGIN = 'http://localhost:3000';
/** Share of the time until all caches are full. */
const WARM_UP = 0.1;
/** Maximum share of late responses, with other programs on the same two cores; higher for a few responses. */
const MAX_LATE_SHARE = faultSize(0.05, 0.001);
/** Tolerated growth, given that garbage collection is irregular; memory needs minutes to judge. */
const FLAT = { rssMb: 25, heapMb: 12, files: 8, handles: 8, shopRssMb: 25, shopFiles: 8 };

const folder = mkdtempSync(join(tmpdir(), 'atre-soak-'));
const end = new AbortController();
const statuses = new Map<number, number>();
const failures: string[] = [];
/** Requests refused with Retry-After, because the machine was busy. */
const late: string[] = [];
let site: BuiltProgram;
let shopUrl: string;
let orders = 0;

type Sample = {
  rssMb: number;
  heapMb: number;
  /** Heap size reserved by the engine, and memory outside the heap. */
  heapTakenMb: number;
  outsideMb: number;
  files: number;
  handles: number;
  shopRssMb: number;
  shopFiles: number;
};

async function count(path: string, asking: Promise<Response>): Promise<{ status: number; text: string }> {
  const response = await asking;
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  const text = await response.text();
  if (response.status === 503 || response.status === 504) late.push(path);
  else if (response.status >= 500) failures.push(`${path}: ${response.status}`);
  return { status: response.status, text };
}

async function roam(paths: readonly string[]): Promise<void> {
  for (let round = 0; !end.signal.aborted; round += 1) {
    const path = paths[round % paths.length] ?? '/';
    await count(path, fetch(site.url + path));
    await wait(PAUSE_MS);
  }
}

/** Logs in, opens the account, fills the cart and orders, ten times, then starts a new session. */
async function shop(parts: readonly number[]): Promise<void> {
  for (let round = 0; !end.signal.aborted;) {
    const visitor = createCookieVisitor(site.url, ORIGIN);
    await visitor.logIn();
    for (const last = round + ROUNDS_A_SESSION; round < last && !end.signal.aborted; round += 1) {
      await buy(visitor, parts[round % parts.length]);
      await wait(REST_MS);
    }
  }
}

async function buy(visitor: ReturnType<typeof createCookieVisitor>, part: number | undefined): Promise<void> {
  const call = (path: string, body: unknown) => count(path, visitor.call('POST', path, body));
  await count('account', visitor.get('/mon-compte'));
  await call('/cart', { type: 'part', element_id: part, quantity: 1 });
  await call('/cart/update', {
    type: 'shipping',
    shipping: { carrier: 'colissimo_24_48', phone: '06 39 98 04 12' },
  });
  const summary = await count('summary', visitor.get('/commande/recapitulatif'));
  const version = /name="version" value="([^"]+)"/.exec(summary.text)?.[1] ?? '';
  if ((await call('/order', { payment: 'virement', version })).status === 200) orders += 1;
  await count('orders', visitor.get('/mes-commandes'));
}

async function sample(): Promise<Sample> {
  const pid = site.process.pid ?? 0;
  const text = await (await fetch(`${site.url}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  const [own, other] = [readVitals(pid), readVitals(firstChildOf(pid))];
  return {
    ...own,
    heapMb: read('nodejs_heap_size_used_bytes') / 2 ** 20,
    heapTakenMb: read('nodejs_heap_size_total_bytes') / 2 ** 20,
    outsideMb: read('nodejs_external_memory_bytes') / 2 ** 20,
    handles: read('nodejs_active_handles_total'),
    shopRssMb: other.rssMb,
    shopFiles: other.files,
  };
}

/** Low percentile of the heap, which is its size after garbage collection; the median of all others. */
function summarise(samples: readonly Sample[]): Sample {
  const of = (name: keyof Sample, part: number) =>
    percentile(
      samples.map((one) => one[name]),
      part,
    );
  return {
    rssMb: of('rssMb', 0.5),
    heapMb: of('heapMb', 0.1),
    heapTakenMb: of('heapTakenMb', 0.5),
    outsideMb: of('outsideMb', 0.5),
    files: of('files', 0.5),
    handles: of('handles', 0.5),
    shopRssMb: of('shopRssMb', 0.5),
    shopFiles: of('shopFiles', 0.5),
  };
}

describe(`${Math.round(MINUTES * 60)} seconds of mixed traffic`, () => {
  beforeAll(async () => {
    await copyDemoShop(folder);
    const port = await findFreePort();
    shopUrl = `http://127.0.0.1:${port}`;
    site = await runBuiltProgram({
      BACKOFFICE_PORT: String(port),
      DATA_DIR: folder,
      PUBLIC_URL: ORIGIN,
      LOG_LEVEL: 'fatal',
      // The image and the systemd unit set the same value.
      MALLOC_ARENA_MAX: '2',
    });
    // Startup is not counted.
    await untilServed(site, PAGES);
  }, 4 * MINUTE);
  afterAll(async () => {
    end.abort();
    await stop(site);
    rmSync(folder, { recursive: true, force: true });
  }, MINUTE);

  it(
    'memory, handles and files stay constant, and no request fails',
    async () => {
      const query = { sales_plan_id: '2', limit: '200' };
      const { body } = await createTestClient(shopUrl).call('GET', '/part', { query });
      const parts = (body as { items: { element_id: number; stock: string }[] }).items
        .filter(({ stock }) => stock === 'in_stock')
        .map(({ element_id: id }) => id);
      const words = Array.from({ length: WORDS }, (_, number) => `/recherche?q=usure-${number}`);
      const traffic = [roam(PAGES), roam(PAGES), roam(words), shop(parts)];
      const samples: Sample[] = [];
      const since = performance.now();
      // Reports the failure of a visitor at once, not at the end.
      for (const visitor of traffic) visitor.catch((error: unknown) => failures.push(String(error)));
      while (performance.now() - since < MINUTES * MINUTE && failures.length === 0) {
        samples.push(await sample());
        await wait(SAMPLE_MS);
      }
      end.abort();
      await Promise.all(traffic);
      const settled = samples.slice(Math.floor(samples.length * WARM_UP));
      const third = Math.floor(settled.length / 3);
      const [first, last] = [summarise(settled.slice(0, third)), summarise(settled.slice(-third))];
      console.log({ first, last, late, statuses: Object.fromEntries(statuses) });
      const responses = [...statuses.values()].reduce((sum, one) => sum + one, 0);
      reportFigure('responses', responses, '');
      reportFigure('orders', orders, '');
      reportFigure('storefront, last third', last.rssMb, 'MB', { max: Math.ceil(first.rssMb + FLAT.rssMb) });
      reportFigure('back office, last third', last.shopRssMb, 'MB', {
        max: Math.ceil(first.shopRssMb + FLAT.shopRssMb),
      });
      expect(failures).toEqual([]);
      expect(late.length).toBeLessThanOrEqual(MAX_LATE_SHARE * responses);
      expect(orders).toBeGreaterThan(MINUTES);
      const watched = (Object.keys(FLAT) as (keyof typeof FLAT)[]).filter(
        (name) => MINUTES >= REPORT_MINUTES || !name.endsWith('Mb'),
      );
      const grown = watched.filter((name) => last[name] - first[name] >= FLAT[name]);
      expect(grown).toEqual([]);
    },
    (MINUTES + 3) * MINUTE,
  );
});
