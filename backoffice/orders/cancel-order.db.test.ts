import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FollowedOrder } from '#shared/contract/order-list.ts';
import { cartCount, readPlaced, stockOf } from '#tests/support/checkout.ts';
import { refusal } from '#tests/support/demo-login.ts';
import { grantPoints } from '#tests/support/grant-points.ts';
import { makeProfessionals, type ProfessionalBuyer } from '#tests/support/many-buyers.ts';
import { pressOrder } from '#tests/support/press-order.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
let buyer: ProfessionalBuyer;
let part: number;
beforeAll(async () => {
  api = await startTestApi();
  part = await addPart(api.db, { reference: 'PC-CANCEL', price: 10_000, stock: 1000 });
});
afterAll(() => api.close());
beforeEach(async () => {
  [buyer] = (await makeProfessionals(api, api.db, 1)) as [ProfessionalBuyer];
  await buyer.add(part, 2);
  await buyer.ship();
});

const cancel = (id: number, who = buyer) => who.call('DELETE', `/order/${id}`);
const follow = async (id: number) => (await buyer.call('GET', `/order/${id}`)).body as FollowedOrder;
const press = (orderId: number, action: string) => pressOrder(api.url, orderId, action);

describe('order cancellation', () => {
  it('[CK-20] cancel: stock and points are returned once, and the cart is unchanged', async () => {
    await grantPoints(api.db, buyer.customerId, 1200);
    await buyer.call('POST', '/cart/points', { body: { points: 1000 } });
    const before = await stockOf(api.db, part);
    const { id } = readPlaced(await buyer.order({ payment: 'virement' }));
    expect((await follow(id)).cancellable).toBe(true);
    const responses = await Promise.all([cancel(id), cancel(id), cancel(id)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([await stockOf(api.db, part), await cartCount(buyer)]).toEqual([before, 0]);
    const order = await follow(id);
    expect([order.status, order.cancellable]).toEqual(['cancelled', false]);
    expect(order.timeline.filter(({ code }) => code === 'cancelled')).toMatchObject([
      { params: { reason: 'buyer' } },
    ]);
    await buyer.add(part);
    expect(await buyer.call('GET', '/cart')).toMatchObject({ body: { points: { balance: 1200, used: 0 } } });
  });

  it('[CK-20] cancel: the buyer cancels an order on account until it is prepared, the team until it is shipped', async () => {
    const [other] = (await makeProfessionals(api, api.db, 1)) as [ProfessionalBuyer];
    const { id } = readPlaced(await buyer.order({ payment: 'compte' }));
    expect(refusal(await cancel(id, other))).toEqual([404, 'not_found']);
    expect(await press(id, 'prepare')).toBe(303);
    expect(refusal(await cancel(id))).toEqual([409, 'not_cancellable']);
    expect((await follow(id)).cancellable).toBe(false);
    expect(await press(id, 'cancel')).toBe(303);
    expect(await follow(id)).toMatchObject({ status: 'cancelled' });
  });

  it('[CK-20] cancel: an order paid by card or by an arrived transfer is refused', async () => {
    const { id } = readPlaced(await buyer.order({ payment: 'virement' }));
    expect(await press(id, 'transfer')).toBe(303);
    expect(refusal(await cancel(id))).toEqual([409, 'not_cancellable']);
    expect(await press(id, 'cancel')).toBe(409);
    await buyer.add(part);
    await buyer.ship();
    const card = readPlaced(await buyer.order());
    expect(refusal(await cancel(card.id))).toEqual([409, 'not_cancellable']);
  });
});
