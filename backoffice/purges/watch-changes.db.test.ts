import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import type { Database } from '#backoffice/database/database.ts';
import { listen } from '#shared/listen.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { watchChanges } from './watch-changes.ts';

const SECRET = 'the-purge-secret-of-the-tests';
const ENOUGH_MS = 400;

/** A storefront that notes what it is told, after having failed to listen so many times. */
async function startListener() {
  const listener = { told: [] as unknown[], failures: 0, secrets: new Set<string | undefined>() };
  const server: Server = createServer((request, response) => {
    if (listener.failures > 0) {
      listener.failures -= 1;
      response.destroy();
      return;
    }
    listener.secrets.add(request.headers.authorization);
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      listener.told.push(JSON.parse(body));
      response.end('{}');
    });
  });
  await listen(server, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ops/purge`;
  return { listener, url, close: () => server.close() };
}

describe('what storefronts are told of changes', () => {
  let database: Database;
  let storefront: Awaited<ReturnType<typeof startListener>>;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    database = await openTestDatabase();
    storefront = await startListener();
    stop = await watchChanges({
      listen: database.listen,
      urls: [storefront.url],
      secret: SECRET,
      logger: pino({ level: 'silent' }),
    });
  });
  afterAll(async () => {
    await stop();
    await database.close();
    storefront.close();
  });

  const toldAfter = async (change: () => Promise<unknown>, ms = ENOUGH_MS) => {
    storefront.listener.told = [];
    await change();
    await wait(ms);
    return storefront.listener.told;
  };
  const update = (table: 'variant' | 'part' | 'product', id: number, set: object) => () =>
    database.db.updateTable(table).set(set).where('id', '=', id).execute();
  const anyVariant = () =>
    database.db
      .selectFrom('variant')
      .select(['id', 'product_id'])
      .where('stock', '>', 5)
      .where('price', 'is not', null)
      .executeTakeFirstOrThrow();

  it('a price: the product it is of, with the secret', async () => {
    const { id, product_id: product } = await anyVariant();
    expect(await toldAfter(update('variant', id, { price: 12_345 }))).toEqual([
      { tags: [`product:${product}`] },
    ]);
    expect(storefront.listener.secrets).toEqual(new Set([`Bearer ${SECRET}`]));
  });

  it('stock: only when there is none left, or some again', async () => {
    const { id, product_id: product } = await anyVariant();
    expect(await toldAfter(update('variant', id, { stock: 4 }))).toEqual([]);
    const tags = [`product:${product}`];
    expect(await toldAfter(update('variant', id, { stock: 0 }))).toEqual([{ tags }]);
    expect(await toldAfter(update('variant', id, { stock: 9 }))).toEqual([{ tags }]);
  });

  it('changes of one moment go together, each thing once', async () => {
    const { id, product_id: product } = await anyVariant();
    const told = await toldAfter(async () => {
      await update('product', product, { position: 1 })();
      await update('variant', id, { price: 22_222 })();
      await update('variant', id, { price: 33_333 })();
    });
    expect(told).toEqual([{ tags: [`product:${product}`] }]);
  });

  it('a page by its number, a menu as menus, a part as parts', async () => {
    const contentOf = (resource: string) =>
      database.db
        .selectFrom('content')
        .select('id')
        .where('resource', '=', resource)
        .executeTakeFirstOrThrow();
    const [page, menu] = [await contentOf('page'), await contentOf('menu')];
    const touch = (id: number) => () =>
      database.db.updateTable('content').set({ position: 7 }).where('id', '=', id).execute();
    expect(await toldAfter(touch(page.id))).toEqual([{ tags: [`page:${page.id}`] }]);
    expect(await toldAfter(touch(menu.id))).toEqual([{ tags: ['menu'] }]);
    const part = await database.db.selectFrom('part').select('id').executeTakeFirstOrThrow();
    expect(await toldAfter(update('part', part.id, { price: 4321 }))).toEqual([{ tags: ['part'] }]);
  });

  it('nothing of a change that was taken back', async () => {
    const { id } = await anyVariant();
    const told = await toldAfter(() =>
      database.db
        .transaction()
        .execute(async (within) => {
          await within.updateTable('variant').set({ price: 1 }).where('id', '=', id).execute();
          throw new Error('no');
        })
        .catch(() => undefined),
    );
    expect(told).toEqual([]);
  });

  it('a storefront that does not answer is told again', async () => {
    const { id, product_id: product } = await anyVariant();
    storefront.listener.failures = 1;
    expect(await toldAfter(update('variant', id, { price: 777 }), 1500)).toEqual([
      { tags: [`product:${product}`] },
    ]);
  });
});
