import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#backoffice/database/database.ts';
import { readOrder, type OrderRecord } from '#backoffice/orders/read-order.ts';
import { ORDER_STATUSES } from '#shared/domain/order-status.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { readOrders, type DemoOrder } from './demo-order.ts';
import { readDemoShop } from './demo-shop.ts';

let database: Database;
let ordered: DemoOrder[];
let orders: OrderRecord[];
beforeAll(async () => {
  database = await openTestDatabase();
  ordered = (await readDemoShop(readOrders))?.orders ?? [];
  const read = ordered.map(({ reference }) => readOrder(database.db, { siteId: 1, reference }));
  orders = (await Promise.all(read)).flatMap((order) => order ?? []);
});
afterAll(() => database.close());

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('demo orders', () => {
  it('amounts: they equal the sum of lines, discounts, eco-participation, shipping and taxes', () => {
    expect(orders).toHaveLength(ordered.length);
    for (const { reference, amount, lines } of orders) {
      expect(lines.every(({ total, unit, quantity }) => total === unit * quantity)).toBe(true);
      const { base, remise, eco, shipping, totalWithoutTax, taxes, tax, total } = amount;
      expect([reference, base, eco]).toEqual([
        reference,
        sum(lines.map((line) => line.total)),
        sum(lines.map((line) => line.eco)),
      ]);
      expect(totalWithoutTax).toBe(base + sum(Object.values(remise)) + eco + shipping);
      expect(sum(taxes.map((rate) => rate.base))).toBe(totalWithoutTax);
      expect([sum(taxes.map((rate) => rate.tax)), total]).toEqual([tax, totalWithoutTax + tax]);
    }
  });

  it('states: every state occurs, with its events in order', () => {
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(ORDER_STATUSES));
    for (const { reference, events, createdAt } of orders) {
      expect([reference, events[0]?.code]).toEqual([reference, 'created']);
      expect(events[0]?.happenedAt).toEqual(createdAt);
      expect(events.at(-1)?.happenedAt.getTime()).toBeLessThan(Date.now());
    }
  });

  it('lines: products on sale and one former product; invoice numbers have no gaps', async () => {
    const rows = await Promise.all(
      (['variant', 'part'] as const).map((table) =>
        database.db.selectFrom(table).select(['id', 'reference']).execute(),
      ),
    );
    const [variants, parts] = rows.map((found) => new Map(found.map(({ id, reference }) => [id, reference])));
    const lines = orders.flatMap((order) => order.lines);
    const unsold = lines.filter(
      ({ type, elementId, reference }) => (type === 'part' ? parts : variants)?.get(elementId) !== reference,
    );
    expect(unsold.map(({ reference, elementId }) => [reference, elementId])).toEqual([['AT-CHE-04', 0]]);
    const invoices = await database.db.selectFrom('invoice').selectAll().orderBy('issued_at').execute();
    expect(invoices.map(({ number }) => Number(number.replace(/\D/g, '')))).toEqual(
      invoices.map((_invoice, index) => index + 1),
    );
    const series = await database.db.selectFrom('number_series').selectAll().execute();
    expect(series.find(({ series: name }) => name === 'invoice')?.last).toBe(invoices.length);
  });
});
