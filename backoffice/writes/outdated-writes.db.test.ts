import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type ApiResponse, type TestApi } from '#tests/support/test-api.ts';
import { OPERATOR_TOKEN } from '#tests/support/test-backoffice.ts';
import { WHOLE_SHOP_RECORDS } from '#tests/support/whole-shop-records.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A write on a version of a record. */
type Write = { method: string; path: string; body?: object };

const send = ({ method, path, body }: Write, ifMatch?: string): Promise<ApiResponse> =>
  api.call(method, path, { token: OPERATOR_TOKEN, ifMatch, ...(body && { body }) });
const codeOf = ({ status, body }: ApiResponse) => [status, (body as { code?: string }).code];
const tagIn = async (path: string, id: number): Promise<string> => {
  const { items } = (await api.operate('GET', path)).body as { items: { id: number; etag: string }[] };
  return items.find((item) => item.id === id)?.etag ?? '';
};

/** The write is refused on any other version, and made on the present one. */
async function expectCondition(write: Write, tag: string): Promise<void> {
  expect(codeOf(await send(write, '"other"'))).toEqual([412, 'record_changed']);
  expect((await send(write, tag)).status).toBe(200);
}

describe('a write on an outdated version', () => {
  it('operator account: refused for a change, the removal of a second factor, and a removal', async () => {
    const { id } = await api.db
      .insertInto('operator')
      .values({
        email: 'lou@atre.example',
        name: 'Lou',
        password_hash: '',
        role: 'content',
        disabled_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await api.db
      .insertInto('operator')
      .values({
        email: 'odile@atre.example',
        name: 'Odile',
        password_hash: '',
        role: 'owner',
        disabled_at: null,
      })
      .execute();
    const path = `/operator/${id}`;
    const before = await tagIn('/operator', id);
    await expectCondition(
      { method: 'PUT', path, body: { name: 'Lou', role: 'orders', disabled: false } },
      before,
    );
    expect(await tagIn('/operator', id)).not.toBe(before);
    expect(codeOf(await send({ method: 'DELETE', path }, before))).toEqual([412, 'record_changed']);
    await expectCondition({ method: 'DELETE', path: `${path}/second-factor` }, await tagIn('/operator', id));
    await expectCondition({ method: 'DELETE', path }, await tagIn('/operator', id));
  });

  it('webhook: refused for a change and a removal', async () => {
    const form = { name: 'ERP', url: 'https://erp.example/in', events: ['order.confirmed'], active: true };
    const { id } = (await api.operate('POST', '/operator/webhook', form)).body as { id: number };
    const path = `/operator/webhook/${id}`;
    const before = await tagIn('/operator/webhook', id);
    await expectCondition({ method: 'PUT', path, body: { ...form, active: false } }, before);
    expect(codeOf(await send({ method: 'DELETE', path }, before))).toEqual([412, 'record_changed']);
    await expectCondition({ method: 'DELETE', path }, await tagIn('/operator/webhook', id));
  });

  it('settings of fulfilment: refused, and the tag is that of the next read', async () => {
    const path = '/fulfilment/settings';
    const { etag = '' } = await api.operate('GET', path);
    const write = { method: 'PUT', path, body: { order_email: 'lou@atre.example', refund_limit: 50 } };
    await expectCondition(write, etag);
    expect((await send(write, etag)).status).toBe(412);
    const written = await send(write);
    expect(written.etag).toBe((await api.operate('GET', path)).etag);
  });

  it('price, stock and arrival: refused when the value is not the expected one, unless it is the new one', async () => {
    await api.operate('POST', '/product', WHOLE_SHOP_RECORDS.product);
    const reference = 'AT-ESS-BR';
    const writeStock = (item: object) =>
      send({ method: 'PUT', path: '/variant/stock', body: { items: [{ reference, ...item }] } });
    const writePrice = (price: number, expected: number | null) =>
      send({
        method: 'PUT',
        path: '/variant/price',
        body: { items: [{ reference, price, expected: { price: expected } }] },
      });
    await writeStock({ quantity: 10, next_arrival: null });
    // An order takes two pieces between the read and the write of the operator.
    await api.db.updateTable('variant').set({ stock: 8 }).where('reference', '=', reference).execute();
    expect(codeOf(await writeStock({ quantity: 12, expected: { quantity: 10 } }))).toEqual([
      412,
      'record_changed',
    ]);
    expect((await writeStock({ quantity: 12, expected: { quantity: 8 } })).body).toEqual({ changed: 1 });
    expect((await writeStock({ quantity: 12, expected: { quantity: 8 } })).body).toEqual({ changed: 0 });
    const arrival = { next_arrival: '2099-01-31', expected: { next_arrival: '2099-02-28' } };
    expect((await writeStock(arrival)).status).toBe(412);
    expect((await writeStock({ ...arrival, expected: { next_arrival: null } })).status).toBe(200);
    await api.db.updateTable('variant').set({ price: 500 }).where('reference', '=', reference).execute();
    expect(codeOf(await writePrice(900, 400))).toEqual([412, 'record_changed']);
    expect((await writePrice(900, 500)).body).toEqual({ changed: 1 });
  });
});
