import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { orderDetails } from '#shared/contract/order-call.ts';
import { readPlaced } from '#tests/support/checkout.ts';
import { refusal } from '#tests/support/demo-login.ts';
import { makeProfessionals, type ProfessionalBuyer } from '#tests/support/many-buyers.ts';
import { pressOrder } from '#tests/support/press-order.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
let buyer: ProfessionalBuyer;
let other: ProfessionalBuyer;
beforeAll(async () => {
  api = await startTestApi();
  const part = await addPart(api.db, { reference: 'PC-CHANGE', price: 10_000, stock: 1000 });
  [buyer, other] = (await makeProfessionals(api, api.db, 2)) as [ProfessionalBuyer, ProfessionalBuyer];
  await buyer.add(part, 2);
  await buyer.ship();
});
afterAll(() => api.close());

const change = (body: object, who = buyer) => who.call('PUT', '/order', { body });

describe('[AP-03] order: PUT', () => {
  it('PUT order: the buyer’s fields change until the order is prepared, all others never', async () => {
    const { id, order } = readPlaced(await buyer.order({ payment: 'compte' }));
    const written = { comment: 'Sonner deux fois', order_number: 'BC-2026-7', site_reference: 'Quai 5' };
    const changed = orderDetails.parse((await change({ id, ...written })).body);
    expect(changed).toEqual({ ...order, ...written });
    expect(orderDetails.parse((await change({ id, phone: '06 39 98 04 77' })).body)).toEqual({
      ...changed,
      phone: '06 39 98 04 77',
    });
    expect((await buyer.call('GET', `/order/${id}`)).body).toMatchObject(written);

    const wrong = await change({ id, phone: '', comment: 'x'.repeat(201), order_number: 'x'.repeat(36) });
    expect([wrong.status, wrong.body]).toMatchObject([
      422,
      { errors: { phone: 'required', comment: 'too_long', order_number: 'too_long' } },
    ]);
    expect(refusal(await change({ id, comment: '' }, other))).toEqual([404, 'not_found']);

    await pressOrder(api.url, id, 'prepare');
    expect(refusal(await change({ id, comment: 'Trop tard' }))).toEqual([409, 'not_changeable']);
    expect((await buyer.call('GET', `/order/${id}`)).body).toMatchObject(written);
  });
});
