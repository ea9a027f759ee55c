import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operatorOrder, type OperatorOrder } from '#shared/contract/fulfilment.ts';
import { readPlaced, stockOf } from '#tests/support/checkout.ts';
import { refusal } from '#tests/support/demo-login.ts';
import { makeProfessionals, type ProfessionalBuyer } from '#tests/support/many-buyers.ts';
import { payAtBank } from '#tests/support/bank-visitor.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { startTestApi, type ApiResponse, type TestApi } from '#tests/support/test-api.ts';
import { OPERATOR_TOKEN } from '#tests/support/test-backoffice.ts';

let api: TestApi;
let buyer: ProfessionalBuyer;
let part: number;
let other: number;
beforeAll(async () => {
  api = await startTestApi();
  [buyer] = (await makeProfessionals(api, api.db, 1)) as [ProfessionalBuyer];
  part = await addPart(api.db, { reference: 'PC-FULFIL', stock: 1000, price: 3333 });
  other = await addPart(api.db, { reference: 'PC-FULFIL-2', stock: 1000, price: 1999 });
});
afterAll(() => api.close());

const post = (path: string, body: unknown, options: { key?: string; ifMatch?: string } = {}) =>
  api.call('POST', path, { body, token: OPERATOR_TOKEN, key: options.key ?? randomUUID(), ...options });
const read = (response: ApiResponse): OperatorOrder => {
  if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(response.body)}`);
  return operatorOrder.parse(response.body);
};
const get = async (id: number) => read(await api.operate('GET', `/fulfilment/order/${id}`));

/** An order of three and two pieces. */
async function placeOrder(payment: 'cb' | 'virement' | 'compte'): Promise<number> {
  await buyer.add(part, 3);
  await buyer.add(other, 2);
  await buyer.ship();
  const { id, reference } = readPlaced(await buyer.order({ payment }));
  if (payment === 'cb') {
    await payAtBank(api.url, buyer, 'accept', reference);
    await untilPaid(id);
  }
  return id;
}

/** The bank notifies the payment asynchronously. */
async function untilPaid(id: number): Promise<void> {
  while ((await get(id)).payments.at(-1)?.state !== 'paid') await setTimeout(50);
}

/** The same, packed. */
async function prepareOrder(payment: 'cb' | 'compte'): Promise<OperatorOrder> {
  const id = await placeOrder(payment);
  return read(await post(`/fulfilment/order/${id}/transition`, { to: 'prepared' }));
}

const print = (...orders: number[]) =>
  api.operate('GET', '/fulfilment/labels', undefined, { orders: orders.join(',') });

const first = ({ lines: [line] }: OperatorOrder) => line?.id ?? 0;
const numbersOf = ({ lines }: OperatorOrder) =>
  lines.map(({ open, reserved, shipped, cancelled, credited }) => [
    open,
    reserved,
    shipped,
    cancelled,
    credited,
  ]);

describe('pick list and labels', () => {
  it('cancelled orders are left out, and none alone is printed', async () => {
    const [kept, cancelled] = [await placeOrder('virement'), await placeOrder('virement')];
    await post(`/fulfilment/order/${cancelled}/cancellation`, { reason: 'Demande du client' });
    expect((await print(kept, cancelled)).status).toBe(200);
    expect(refusal(await print(cancelled))).toEqual([409, 'wrong_status']);
    expect(refusal(await print(999_999))).toEqual([404, 'not_found']);
  });
});

describe('parcels', () => {
  it('order in two parcels: one delivery note and email each, the invoice with the first', async () => {
    await api.db
      .updateTable('carrier')
      .set({ tracking_url: 'https://suivi.transport.example/{number}' })
      .execute();
    const { id, ...order } = await prepareOrder('compte');
    const line = first({ id, ...order });
    const parcel = { tracking: 'AT00000001FR', lines: [{ line_id: line, quantity: 2 }] };
    const part1 = read(await post(`/fulfilment/order/${id}/parcel`, parcel));
    expect([part1.status, part1.invoice?.number]).toEqual(['prepared', expect.stringMatching(/^FA-/)]);
    expect(numbersOf(part1)).toEqual([
      [1, 1, 2, 0, 0],
      [2, 2, 0, 0, 0],
    ]);
    const part2 = read(await post(`/fulfilment/order/${id}/parcel`, { tracking: 'AT00000002FR' }));
    expect([part2.status, part2.parcels.map(({ lines }) => lines.length)]).toEqual(['shipped', [1, 2]]);
    expect(part2.parcels[0]?.tracking_url).toContain('AT00000001FR');
    const mails = await api.db
      .selectFrom('mail')
      .select('subject')
      .where('subject', 'like', `%en route%`)
      .execute();
    expect(mails).toHaveLength(2);
    for (const { id: parcelId } of part2.parcels)
      expect((await api.operate('GET', `/fulfilment/parcel/${parcelId}/delivery-note`)).type).toBe(
        'application/pdf',
      );
    const [one, two] = part2.parcels;
    const halfway = read(await post(`/fulfilment/parcel/${one?.id}/delivery`, undefined));
    expect(halfway.status).toBe('shipped');
    expect(read(await post(`/fulfilment/parcel/${two?.id}/delivery`, undefined)).status).toBe('delivered');
  });

  it('repeated parcel: the same key ships once, and another body with it is refused', async () => {
    const order = await prepareOrder('compte');
    const key = randomUUID();
    const body = { tracking: 'X1', lines: [{ line_id: first(order), quantity: 1 }] };
    const path = `/fulfilment/order/${order.id}/parcel`;
    read(await post(path, body, { key }));
    expect(read(await post(path, body, { key })).parcels).toHaveLength(1);
    expect((await post(path, { ...body, tracking: 'X2' }, { key })).body).toMatchObject({
      code: 'key_reused',
    });
    expect((await api.operate('POST', path, body)).body).toMatchObject({
      code: 'invalid_request',
      errors: { 'idempotency-key': 'required' },
    });
  });

  it('parcel with more pieces than are open, before the preparation or on an outdated order: refused', async () => {
    const id = await placeOrder('compte');
    const path = `/fulfilment/order/${id}/parcel`;
    expect((await post(path, { tracking: '' })).body).toMatchObject({
      code: 'wrong_status',
      status: 'confirmed',
    });
    const order = read(await post(`/fulfilment/order/${id}/transition`, { to: 'prepared' }));
    const many = { tracking: '', lines: [{ line_id: first(order), quantity: 4 }] };
    expect((await post(path, many)).body).toMatchObject({ code: 'too_many_pieces', params: { left: 3 } });
    expect((await post(path, { tracking: '' }, { ifMatch: '"old"' })).status).toBe(412);
    const { etag = '' } = await api.operate('GET', `/fulfilment/order/${id}`);
    expect((await post(path, { tracking: '' }, { ifMatch: etag })).status).toBe(200);
    const log = await api.db
      .selectFrom('operator_change')
      .selectAll()
      .where('record', '=', `order ${id}`)
      .execute();
    expect(log.map(({ operation }) => operation)).toEqual([
      'POST /fulfilment/order/{id}/transition',
      'POST /fulfilment/order/{id}/parcel',
    ]);
  });
});

describe('cancellation', () => {
  it('part of an order on account before its invoice: costs less and is for sale again', async () => {
    const order = await prepareOrder('compte');
    const before = await stockOf(api.db, part);
    const body = { reason: 'Rupture', lines: [{ line_id: first(order), quantity: 1 }] };
    const changed = read(await post(`/fulfilment/order/${order.id}/cancellation`, body));
    expect(await stockOf(api.db, part)).toBe(before + 1);
    expect(numbersOf(changed)[0]).toEqual([2, 2, 0, 1, 0]);
    expect(changed.credit_notes).toEqual([]);
    const { without_tax_base: base, total } = changed.amount;
    expect(base).toBeCloseTo(order.amount.without_tax_base - 33.33, 5);
    expect(total).toBeLessThan(order.amount.total);
    const shipped = read(await post(`/fulfilment/order/${order.id}/parcel`, { tracking: '' }));
    expect([shipped.status, shipped.money.billed]).toEqual(['shipped', total]);
  });

  it('paid order in whole: credit note with the shipping, and the bank gives all back', async () => {
    const id = await placeOrder('cb');
    const paid = await get(id);
    expect(paid.money).toEqual({
      captured: paid.amount.total,
      refunded: 0,
      billed: paid.amount.total,
      credited: 0,
    });
    const order = read(await post(`/fulfilment/order/${id}/cancellation`, { reason: 'Demande du client' }));
    expect([order.status, order.credit_notes.map(({ total }) => total)]).toEqual([
      'cancelled',
      [order.amount.total],
    ]);
    expect(order.refunds).toMatchObject([
      { amount: order.amount.total, state: 'done', provider: 'test-bank' },
    ]);
    expect((await post(`/fulfilment/order/${id}/cancellation`, { reason: 'Encore' })).body).toMatchObject({
      code: 'wrong_status',
    });
  });
});

describe('refund of a transfer', () => {
  it('cancelled order: stays due until the team has transferred the money', async () => {
    const id = await placeOrder('virement');
    await post(`/fulfilment/order/${id}/transition`, { to: 'confirmed' });
    const cancelled = read(await post(`/fulfilment/order/${id}/cancellation`, { reason: 'Rupture' }));
    const [refund] = cancelled.refunds;
    expect(refund).toMatchObject({ state: 'due', provider: null, amount: cancelled.amount.total });
    const given = read(await post(`/fulfilment/refund/${refund?.id}/attempt`, undefined));
    expect(given.refunds).toMatchObject([{ state: 'done' }]);
  });
});

describe('credit notes', () => {
  it('pieces one by one: the credits and refunds add up to the order to the cent, without gaps in the series', async () => {
    const id = await placeOrder('cb');
    const path = `/fulfilment/order/${id}/credit-note`;
    let order = await get(id);
    const piece = { line_id: first(order), quantity: 1 };
    const twice = await post(path, { reason: 'Geste', shipping: 0, lines: [piece, piece] });
    expect(twice.body).toMatchObject({ errors: { 'lines.1.line_id': 'repeated' } });
    for (const line of order.lines)
      for (let count = 0; count < line.ordered; count += 1)
        order = read(
          await post(path, { reason: 'Geste', shipping: 0, lines: [{ line_id: line.id, quantity: 1 }] }),
        );
    order = read(await post(path, { reason: 'Port', shipping: order.amount.shipping, lines: [] }));
    expect(order.money).toEqual({
      captured: order.amount.total,
      refunded: order.amount.total,
      billed: order.amount.total,
      credited: order.amount.total,
    });
    const numbers = order.credit_notes.map(({ number }) => Number(number.slice(3)));
    expect(numbers).toEqual(numbers.map((_number, index) => (numbers[0] ?? 0) + index));
    expect((await post(path, { reason: 'Trop', shipping: 1, lines: [] })).status).toBe(400);
    const again = { reason: 'Trop', shipping: 0, lines: [{ line_id: first(order), quantity: 1 }] };
    expect((await post(path, again)).body).toMatchObject({ code: 'too_many_pieces' });
    expect((await api.operate('GET', '/fulfilment/difference')).body).toEqual({ items: [], total: 0 });
  });
});

describe('returns', () => {
  it('returned piece: received, inspected, for sale again, credited', async () => {
    const order = await prepareOrder('cb');
    await post(`/fulfilment/order/${order.id}/parcel`, { tracking: '' });
    const lines = [{ line_id: first(order), quantity: 1 }];
    const announced = read(
      await post(`/fulfilment/order/${order.id}/return`, { reason: 'Trop grand', lines }),
    );
    const [{ id } = { id: 0 }] = announced.returns;
    const path = `/fulfilment/return/${id}/state`;
    expect((await post(path, { state: 'credited' })).body).toMatchObject({
      code: 'wrong_status',
      status: 'announced',
    });
    expect(read(await post(path, { state: 'received' })).lines[0]?.returned).toBe(1);
    const before = await stockOf(api.db, part);
    await post(path, { state: 'inspected', restocked: lines });
    expect(await stockOf(api.db, part)).toBe(before + 1);
    const credited = read(await post(path, { state: 'credited' }));
    expect(credited.lines[0]?.credited).toBe(1);
    expect(credited.refunds).toMatchObject([{ state: 'done' }]);
  });

  it('refused return: needs words', async () => {
    const order = await prepareOrder('compte');
    await post(`/fulfilment/order/${order.id}/parcel`, { tracking: '' });
    const lines = [{ line_id: first(order), quantity: 1 }];
    const { returns } = read(await post(`/fulfilment/order/${order.id}/return`, { reason: 'Usé', lines }));
    const path = `/fulfilment/return/${returns[0]?.id}/state`;
    expect((await post(path, { state: 'refused' })).body).toMatchObject({ errors: { answer: 'required' } });
    expect(read(await post(path, { state: 'refused', answer: 'Après 14 jours' })).returns).toMatchObject([
      { state: 'refused', answer: 'Après 14 jours' },
    ]);
  });
});
