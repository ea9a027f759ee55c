import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findFreePort } from '#scripts/find-free-port.ts';
import {
  runBuiltProgram,
  statusOf,
  stop,
  untilServed,
  type BuiltProgram,
} from '#tests/support/built-program.ts';
import { createBuyer, type Buyer } from '#tests/support/checkout.ts';
import { copyDemoShop } from '#tests/support/copy-demo-shop.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { faultSize, IS_LONG_FORM } from '#tests/support/fault-size.ts';
import { mountSmallDisk } from '#tests/support/small-disk.ts';
import { parsePage } from '#tests/support/read-page.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { firstChildOf } from '#tests/support/watch-process.ts';

const MINUTE = 60_000;
const MEGABYTES = 300;
const ORIGIN = 'http://localhost:3000';
const SEEN = ['/', '/produit/lame', '/nos-produits'];
const ATTEMPTS = faultSize(2, 5);
const TIMEOUT_MS = 30_000;
const OF_ALL = { site_id: '1', lang: 'fr', sales_plan_id: '2' };

const disk = mountSmallDisk(MEGABYTES);
if (!disk) console.log('No disk is filled: this process may not mount one.');
let site: BuiltProgram;
let backofficeUrl: string;
let buyer: Buyer;
let part: number;
/** Cart version in the summary. */
let version: string;

/** Submits the summary's form, as browsers without scripts do. Card payments need no bank here. */
async function order(key = randomUUID()) {
  const response = await fetch(`${site.url}/commande/recapitulatif`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: ORIGIN, cookie: `jwt_token=${buyer.token}` },
    body: new URLSearchParams({ payment: 'virement', terms: 'yes', version, key }),
  });
  return {
    status: response.status,
    to: response.headers.get('location'),
    text: parsePage(await response.text()).main.text,
  };
}

async function prepareCart(): Promise<number> {
  await buyer.add(part);
  const { status } = await buyer.ship();
  version = await buyer.shownVersion();
  return status;
}

async function countOrders(): Promise<number> {
  const { body } = await buyer.call('GET', '/order', { query: { ...OF_ALL, limit: '1' } });
  return (body as { total: number }).total;
}

async function until(check: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + TIMEOUT_MS; !(await check()); await wait(200))
    if (performance.now() > end) throw new Error('It did not come back.');
}

async function expectSeenPages(): Promise<void> {
  for (const path of SEEN) expect([path, await statusOf(site.url + path)]).toEqual([path, 200]);
}

(disk ? describe : describe.skip)('full disk', () => {
  beforeAll(async () => {
    await copyDemoShop(disk?.folder ?? '');
    const port = await findFreePort();
    backofficeUrl = `http://127.0.0.1:${port}`;
    site = await runBuiltProgram({
      BACKOFFICE_PORT: String(port),
      DATA_DIR: disk?.folder ?? '',
      PUBLIC_URL: ORIGIN,
      LOG_LEVEL: 'fatal',
    });
    await untilServed(site, SEEN);
    const client = createTestClient(backofficeUrl);
    buyer = createBuyer(client, (await logInDemo(client)).token);
    const { body } = await client.call('GET', '/part', { query: OF_ALL });
    part =
      (body as { items: { element_id: number; stock: string }[] }).items.find(
        ({ stock }) => stock === 'in_stock',
      )?.element_id ?? 0;
  }, 4 * MINUTE);
  afterAll(async () => {
    disk?.free();
    await stop(site);
    disk?.remove();
  }, MINUTE);

  it(
    'full disk: pages work, orders are refused with a message, none is partial, and orders work again once there is space',
    async () => {
      expect(await prepareCart()).toBe(200);
      const before = await countOrders();
      disk?.fill();
      const key = randomUUID();
      for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
        const refused = await order(key);
        expect(refused.status).toBeGreaterThanOrEqual(500);
        expect(refused.text).toContain('Rien de ce que vous avez écrit n’est perdu');
        await expectSeenPages();
        expect(await statusOf(`${site.url}/recherche?q=plein-${attempts}`)).toBe(200);
      }
      expect(await countOrders()).toBe(before);
      expect(site.output.stderr).toBe('');
      disk?.free();
      await until(async () => (await order(key)).status === 303);
      expect(await countOrders()).toBe(before + 1);
    },
    2 * MINUTE,
  );

  (IS_LONG_FORM ? describe : describe.skip)('long form', () => {
    it(
      'back office that ends on a full disk: restarts once there is space',
      async () => {
        disk?.fill();
        process.kill(firstChildOf(site.process.pid ?? 0), 'SIGKILL');
        await wait(5000);
        await expectSeenPages();
        expect(site.process.exitCode).toBe(null);
        disk?.free();
        await until(async () => (await statusOf(`${backofficeUrl}/healthz`)) === 200);
        expect(await prepareCart()).toBe(200);
        const before = await countOrders();
        await until(async () => (await order()).status === 303);
        expect(await countOrders()).toBe(before + 1);
      },
      2 * MINUTE,
    );
  });
});
