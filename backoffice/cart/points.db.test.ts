import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { loyalty } from '#shared/contract/loyalty.ts';
import { payAtBank } from '#tests/support/bank-visitor.ts';
import { readPlaced } from '#tests/support/checkout.ts';
import { grantPoints } from '#tests/support/grant-points.ts';
import { makeProfessionals, type ProfessionalBuyer } from '#tests/support/many-buyers.ts';
import { addPart, newCartToken, readCart } from '#tests/support/shop-cart.ts';
import { startTestApi, type ApiResponse, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
let buyer: ProfessionalBuyer;
let part: number;
beforeAll(async () => {
  api = await startTestApi();
  part = await addPart(api.db, { reference: 'PC-POINTS', price: 6290, stock: 10_000 });
});
afterAll(() => api.close());
/** A buyer with 3,250 points and one part of 62.90 € in the cart. */
beforeEach(async () => {
  [buyer] = (await makeProfessionals(api, api.db, 1)) as [ProfessionalBuyer];
  await grantPoints(api.db, buyer.customerId, 3250);
  await buyer.add(part);
});

const spend = (points: number, who = buyer) => who.call('POST', '/cart/points', { body: { points } });
const pointsOf = (response: ApiResponse) => readCart(response).points;
const refusal = ({ status, body }: ApiResponse) => {
  const { errors, params } = body as { errors: { code: string }; params?: Record<string, number> };
  return [status, errors.code, params?.['max'], params?.['amount']];
};
const accountOf = async (who = buyer) => {
  const { number } = await api.db
    .selectFrom('customer')
    .select('number')
    .where('id', '=', who.customerId)
    .executeTakeFirstOrThrow();
  return loyalty.parse((await who.call('GET', `/customer/${number}/loyalty`)).body);
};
const setQuantity = async (quantity: number) => {
  const [line] = readCart(await buyer.call('GET', '/cart')).list.products;
  return buyer.call('POST', '/cart/update', { body: { elements: [{ id: line?.id, quantity }] } });
};

async function untilBalance(requested: number): Promise<void> {
  for (let attempts = 0; attempts < 60 && (await accountOf()).balance !== requested; attempts += 1)
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  expect((await accountOf()).balance).toBe(requested);
}
const renameSetting = (from: string, to: string) =>
  api.db.updateTable('content').set({ code: to }).where('code', '=', from).execute();

describe('points in the cart', () => {
  it('[AC-12] cart: states the balance, the pending points and the most that can be used', async () => {
    await grantPoints(api.db, buyer.customerId, 400, 3);
    const points = pointsOf(await buyer.call('GET', '/cart'));
    expect(points).toEqual({ balance: 3250, pending: 400, used: 0, max: 1500 });
  });

  it('[AC-12, CK-11] cart: points are a separate discount, before tax, and the sums agree', async () => {
    const plain = readCart(await buyer.ship()).amount;
    const { amount, discounts, points } = readCart(await spend(1500));
    expect(points).toMatchObject({ used: 1500, max: 1500 });
    expect(amount.remise).toEqual({ points: -30 });
    expect(discounts).toEqual([
      { code: 'points', label: 'Points de fidélité', value: -30, percent: null, removable: true },
    ]);
    expect(amount.eco_without_tax).toBe(plain.eco_without_tax);
    expect(amount.shipping).toBe(plain.shipping);
    expect(amount.total_without_tax).toBeCloseTo(plain.total_without_tax - 30, 5);
    expect(amount.tva_rates.reduce((sum, { base }) => sum + base, 0)).toBeCloseTo(
      amount.total_without_tax,
      5,
    );
    expect(amount.total).toBeCloseTo(amount.total_without_tax + amount.tva, 5);
  });

  it('[AC-12] cart: points are taken after codes, and never off the eco fee or the shipping', async () => {
    await setQuantity(10);
    await buyer.ship();
    const free = readCart(
      await buyer.call('POST', '/cart/promotion/add', { body: { code: 'PORT-OFFERT' } }),
    ).amount;
    const { amount } = readCart(await spend(3000));
    expect(amount.remise).toEqual({ points: -60, 'PORT-OFFERT': free.remise['PORT-OFFERT'] });
    expect(amount.total_without_tax).toBeCloseTo(free.total_without_tax - 60, 5);
  });

  it.each([
    ['no multiple of 500', 700, 'points_step'],
    ['below 500', 100, 'points_step'],
    ['more than the balance', 5000, 'points_not_enough'],
    ['more than half of the goods', 2000, 'points_ceiling'],
  ])('[AC-12] cart: points are refused with the most that can be used: %s', async (_case, points, code) => {
    expect(refusal(await spend(points))).toEqual([422, code, 1500, 30]);
    expect(pointsOf(await buyer.call('GET', '/cart'))?.used).toBe(0);
  });

  it('[AC-12] cart: points that are not usable yet are refused as such', async () => {
    await grantPoints(api.db, buyer.customerId, 5000, 3);
    expect(refusal(await spend(5000)).slice(0, 2)).toEqual([422, 'points_pending']);
  });

  it('[AC-12] cart: a cart too small for one voucher states from which amount on', async () => {
    const cheap = await addPart(api.db, { reference: 'PC-CHEAP', price: 1500 });
    await buyer.call('POST', '/cart/update', { body: { elements: [] } });
    await buyer.add(cheap);
    expect(refusal(await spend(500))).toEqual([422, 'points_ceiling_none', 0, 20]);
  });

  it('[AC-12] cart: nonsense is a malformed request, and guests have no points', async () => {
    for (const points of [-500, 0.5, '500', null, 1e12]) {
      const { status } = await buyer.call('POST', '/cart/points', { body: { points } });
      expect([points, status]).toEqual([points, 400]);
    }
    const cartToken = newCartToken();
    await api.call('POST', '/cart', { body: { type: 'part', element_id: part }, cartToken });
    const response = await api.call('POST', '/cart/points', { body: { points: 500 }, cartToken });
    expect(refusal(response).slice(0, 2)).toEqual([422, 'points_not_for_you']);
  });

  it('[RT-15] cart: without a programme there are no points, and those in the cart are ignored', async () => {
    await spend(1500);
    await renameSetting('loyalty_programme', 'no_programme');
    const { points, amount } = readCart(await buyer.call('GET', '/cart'));
    const refused = await spend(500);
    await renameSetting('no_programme', 'loyalty_programme');
    expect([points, amount.remise]).toEqual([null, {}]);
    expect(refusal(refused).slice(0, 2)).toEqual([422, 'points_no_programme']);
  });

  it('[AC-12] cart: points are removed by setting none, and by emptying the cart', async () => {
    await spend(1000);
    expect(readCart(await spend(0)).amount.remise).toEqual({});
    await spend(1000);
    await buyer.call('POST', '/cart/update', { body: { elements: [] } });
    expect(pointsOf(await buyer.add(part))?.used).toBe(0);
  });

  it('[AC-12] cart: when the goods are reduced, points are clamped, once with a notice', async () => {
    await setQuantity(2);
    await spend(3000);
    const smaller = readCart(await setQuantity(1));
    expect(smaller.points?.used).toBe(1500);
    expect(smaller.notices).toEqual([
      { level: 'warning', code: 'points_reduced', line_id: null, params: { asked: 3000, used: 1500 } },
    ]);
    const again = readCart(await setQuantity(1));
    expect([again.points?.used, again.notices]).toEqual([1500, []]);
  });
});

describe('points of an order', () => {
  const transfer = { payment: 'virement' };

  it('[AC-12] order: takes its points once for repeated and concurrent confirmations', async () => {
    await spend(1500);
    await buyer.ship();
    const key = randomUUID();
    const responses = await Promise.all([
      ...Array.from({ length: 6 }, () => buyer.order(transfer, key)),
      ...Array.from({ length: 6 }, () => buyer.order(transfer)),
    ]);
    const placed = responses.filter(({ status }) => status === 200).map(readPlaced);
    expect(new Set(placed.map(({ reference }) => reference)).size).toBe(1);
    expect(placed[0]?.order.amount.remise).toEqual({ points: -30 });
    const { balance, statement } = await accountOf();
    expect(balance).toBe(1750);
    expect(statement.filter(({ points }) => points < 0)).toMatchObject([
      { points: -1500, balance: 1750, order_reference: placed[0]?.reference },
    ]);
  });

  it('[AC-12] order: points spent between view and confirmation change the amount, which is refused', async () => {
    await spend(1500);
    const { version } = readCart(await buyer.ship());
    const { reference } = await api.db
      .selectFrom('shop_order')
      .select('reference')
      .where('customer_id', '=', buyer.customerId)
      .executeTakeFirstOrThrow();
    // Meanwhile the goods that earned the points are returned.
    const order = api.db.selectFrom('shop_order').select('id').where('reference', '=', reference);
    const { id } = await order.executeTakeFirstOrThrow();
    await api.db
      .insertInto('shop_order_event')
      .values({ order_id: id, code: 'returned', details: JSON.stringify({ goods: 300_000 }) })
      .execute();
    expect(await buyer.order({ ...transfer, version })).toMatchObject({
      status: 409,
      body: { code: 'cart_changed' },
    });
    expect((await accountOf()).balance).toBe(250);
  });

  it('[AC-12, CK-08] order: a refused card gives its points back, and the next attempt takes them again', async () => {
    await spend(1500);
    await buyer.ship();
    const { reference } = readPlaced(await buyer.order());
    expect((await accountOf()).balance).toBe(1750);
    await payAtBank(api.url, buyer, 'refuse');
    await untilBalance(3250);
    expect(pointsOf(await buyer.call('GET', '/cart'))?.used).toBe(1500);
    const again = readPlaced(await buyer.order());
    expect([again.reference, again.order.amount.remise]).toEqual([reference, { points: -30 }]);
    await payAtBank(api.url, buyer, 'abandon');
    await untilBalance(3250);
    readPlaced(await buyer.order());
    await payAtBank(api.url, buyer, 'accept');
    await untilBalance(1750);
    const { statement } = await accountOf();
    expect(statement.map(({ points }) => points)).toEqual([-1500, 1500, -1500, 1500, -1500, 3250]);
  });

  it('[AC-12] order: earns points on the price paid for its goods, after points and trade discount', async () => {
    await api.db.updateTable('company').set({ discount: 10 }).where('id', '=', buyer.companyId).execute();
    await setQuantity(10);
    await spend(3000);
    await buyer.call('POST', '/cart/promotion/add', { body: { code: 'PORT-OFFERT' } });
    await buyer.ship();
    expect((await buyer.order({ payment: 'compte' })).status).toBe(200);
    // 10 × 56.61 € net, less 60 €; free shipping reduces no goods.
    expect((await accountOf()).pending).toBe(506);
  });
});
