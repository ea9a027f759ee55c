import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import pino from 'pino';
import type { Database } from '#backoffice/database/database.ts';
import { listen } from '#shared/listen.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { watchChanges } from './watch-changes.ts';

const SECRET = 'the-purge-secret-of-the-tests';
/** Time in which a message arrives on an idle machine, for changes that send none. */
const ENOUGH_MS = 400;
/** A busy machine takes longer. */
const PATIENT_MS = 10_000;
const LOOK_MS = 10;
const BATCH_MS = 100;

/** A storefront that records the messages it receives, after a number of failures. */
async function startListener() {
  const listener = { received: [] as unknown[], failures: 0, secrets: new Set<string | undefined>() };
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
      listener.received.push(JSON.parse(body));
      response.end('{}');
    });
  });
  await listen(server, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ops/purge`;
  return { listener, url, close: () => server.close() };
}

describe('invalidation messages to storefronts', () => {
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

  const receivedAfter = async (change: () => Promise<unknown>, ms = PATIENT_MS) => {
    storefront.listener.received = [];
    await change();
    const until = performance.now() + ms;
    while (storefront.listener.received.length === 0 && performance.now() < until) await wait(LOOK_MS);
    // Waits for further messages: changes are batched for half as long.
    if (storefront.listener.received.length > 0) await wait(BATCH_MS);
    return storefront.listener.received;
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

  it('price change: invalidates the product, and carries the secret', async () => {
    const { id, product_id: product } = await anyVariant();
    expect(await receivedAfter(update('variant', id, { price: 12_345 }))).toEqual([
      { tags: [`product:${product}`] },
    ]);
    expect(storefront.listener.secrets).toEqual(new Set([`Bearer ${SECRET}`]));
  });

  it('stock change: invalidates when stock becomes empty, low or sufficient', async () => {
    const { id, product_id: product } = await anyVariant();
    const tags = [`product:${product}`];
    await update('variant', id, { stock: 20 })();
    await wait(ENOUGH_MS);
    expect(await receivedAfter(update('variant', id, { stock: 11 }), ENOUGH_MS)).toEqual([]);
    expect(await receivedAfter(update('variant', id, { stock: 10 }))).toEqual([{ tags }]);
    expect(await receivedAfter(update('variant', id, { stock: 1 }), ENOUGH_MS)).toEqual([]);
    expect(await receivedAfter(update('variant', id, { stock: 0 }))).toEqual([{ tags }]);
    expect(await receivedAfter(update('variant', id, { stock: 20 }))).toEqual([{ tags }]);
  });

  it('concurrent changes: are one message, each tag once', async () => {
    const { id, product_id: product } = await anyVariant();
    const received = await receivedAfter(async () => {
      await update('product', product, { eco: 1 })();
      await update('variant', id, { price: 22_222 })();
      await update('variant', id, { price: 33_333 })();
    });
    expect(received).toEqual([{ tags: [`product:${product}`] }]);
  });

  it('product change: invalidates its id, and lists when fields of the card changed', async () => {
    const { product_id: product } = await anyVariant();
    const one = `product:${product}`;
    expect(await receivedAfter(update('product', product, { stock: 3 }))).toEqual([{ tags: [one] }]);
    expect(await receivedAfter(update('product', product, { position: 4321 }))).toEqual([
      { tags: [one, 'product'] },
    ]);
    const translate = (set: object) => () =>
      database.db
        .updateTable('product_translation')
        .set(set)
        .where('product_id', '=', product)
        .where('lang', '=', 'fr')
        .execute();
    expect(await receivedAfter(translate({ texts: '{}' }))).toEqual([{ tags: [one] }]);
    expect(await receivedAfter(translate({ name: 'Autrement' }))).toEqual([{ tags: [one, 'product'] }]);
  });

  it('variant added or removed: invalidates products', async () => {
    const variant = await database.db.selectFrom('variant').selectAll().executeTakeFirstOrThrow();
    const {
      id: _id,
      plan_prices: _prices,
      ...copy
    } = { ...variant, reference: 'NEW-REFERENCE', ean: '0000000000000' };
    const tags = ['product'];
    expect(await receivedAfter(() => database.db.insertInto('variant').values(copy).execute())).toEqual([
      { tags },
    ]);
    const remove = () => database.db.deleteFrom('variant').where('reference', '=', 'NEW-REFERENCE').execute();
    expect(await receivedAfter(remove)).toEqual([{ tags }]);
  });

  it('page change: invalidates its id, and pages when fields in lists changed', async () => {
    const { db } = database;
    const { id, data } = await db
      .selectFrom('content')
      .innerJoin('content_translation', 'content_id', 'content.id')
      .where('resource', '=', 'page')
      .where('lang', '=', 'fr')
      .select(['content.id', 'data'])
      .executeTakeFirstOrThrow();
    const write = (change: object) => () =>
      db
        .updateTable('content_translation')
        .set({ data: JSON.stringify({ ...(data as object), ...change }) })
        .where('content_id', '=', id)
        .where('lang', '=', 'fr')
        .execute();
    expect(await receivedAfter(write({ blocks: [] }))).toEqual([{ tags: [`page:${id}`] }]);
    expect(await receivedAfter(write({ tags: ['other'], blocks: [] }))).toEqual([
      { tags: [`page:${id}`, 'page'] },
    ]);
  });

  it.each([
    ['page', undefined],
    ['slider', 'slider'],
    ['menu', 'menu'],
    ['setting', 'setting'],
    ['home', 'home'],
    ['tags', 'tags'],
    ['civility', 'civility'],
    ['sav', 'sav'],
    ['sav_category', 'sav'],
  ] as const)('%s: inserted, translated, updated and deleted', async (resource, kind) => {
    const { db } = database;
    const { site_id } = await db.selectFrom('content').select('site_id').executeTakeFirstOrThrow();
    const insert = () =>
      db
        .insertInto('content')
        .values({ site_id, resource, code: 'tried', sales_plan_ids: [1], position: 0 })
        .execute();
    const [added] = (await receivedAfter(insert)) as { tags: string[] }[];
    const { id } = await db
      .selectFrom('content')
      .select('id')
      .where('code', '=', 'tried')
      .executeTakeFirstOrThrow();
    const all = kind ? [kind] : [`page:${id}`, 'page'];
    expect(added?.tags).toEqual(all);
    const changes = [
      () =>
        db
          .insertInto('content_translation')
          .values({ content_id: id, lang: 'fr', slug: null, data: '{}' })
          .execute(),
      () => db.updateTable('content').set({ position: 7 }).where('id', '=', id).execute(),
      () => db.deleteFrom('content_translation').where('content_id', '=', id).execute(),
      () => db.deleteFrom('content').where('id', '=', id).execute(),
    ];
    for (const change of changes) expect(await receivedAfter(change)).toEqual([{ tags: all }]);
  });

  it.each([
    ['site', ['site', 'setting', 'page']],
    ['sales_plan', ['site']],
    ['category', ['category']],
    ['product_facet', ['product']],
    ['product_picture', ['product']],
    ['attribute_option', ['product']],
    ['scene', ['product', 'category', 'page', 'home', 'slider']],
    ['contact_label', ['contact']],
    ['relay_point', ['carrier']],
    ['part_product', ['part']],
    ['search_document', ['search']],
  ])('%s: invalidates every page it may appear on', async (table, tags) => {
    // Generated columns take no values.
    const { rows } = await sql<{ column_name: string }>`select column_name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`.execute(
      database.db,
    );
    const columns = rows.map(({ column_name: name }) => `"${name}"`).join(', ');
    for (const statement of [
      `insert into ${table} (${columns}) overriding system value select ${columns} from ${table} where false`,
      `delete from ${table} where false`,
    ])
      expect(await receivedAfter(() => sql.raw(statement).execute(database.db))).toEqual([{ tags }]);
  });

  it('part change: every column except the number in stock invalidates', async () => {
    const part = await database.db.selectFrom('part').select('id').executeTakeFirstOrThrow();
    await update('part', part.id, { stock: 20 })();
    await wait(ENOUGH_MS);
    expect(await receivedAfter(update('part', part.id, { stock: 19 }), ENOUGH_MS)).toEqual([]);
    expect(await receivedAfter(update('part', part.id, { weight: 4321 }))).toEqual([{ tags: ['part'] }]);
  });

  it('rolled back change: sends nothing', async () => {
    const { id } = await anyVariant();
    const undone = () =>
      database.db
        .transaction()
        .execute(async (trx) => {
          await trx.updateTable('variant').set({ price: 1 }).where('id', '=', id).execute();
          throw new Error('no');
        })
        .catch(() => undefined);
    const received = await receivedAfter(undone, ENOUGH_MS);
    expect(received).toEqual([]);
  });

  it('storefront that does not respond: the message is sent again', async () => {
    const { id, product_id: product } = await anyVariant();
    storefront.listener.failures = 1;
    expect(await receivedAfter(update('variant', id, { price: 777 }))).toEqual([
      { tags: [`product:${product}`] },
    ]);
  });
});
