import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CartResponse } from '#shared/contract/cart.ts';
import { cartResponse } from '#shared/contract/cart.ts';
import type { ShippingForm } from '#shared/contract/carrier.ts';
import type { AuthState } from '#shared/contract/customer.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { addPart, readCart } from '#tests/support/shop-cart.ts';
import { startTestApi, type ApiResponse, type TestApi } from '#tests/support/test-api.ts';
import { readClosedDays } from './closed-days.ts';

let api: TestApi;
let session: AuthState;
let part: number;
beforeAll(async () => {
  api = await startTestApi();
  session = await logInDemo(api);
  part = await addPart(api.db, { reference: 'PR-LIVRAISON', stock: 1000 });
});
afterAll(() => api.close());

const call = (method: string, path: string, body?: unknown, query: Record<string, string> = {}) =>
  api.call(method, path, {
    token: session.token,
    query: { sales_plan_id: '3', ...query },
    ...(body !== undefined && { body }),
  });
const save = (shipping: ShippingForm): Promise<ApiResponse> =>
  call('POST', '/cart/update', { type: 'shipping', shipping });
const show = async (): Promise<CartResponse> =>
  readCart(await call('GET', '/cart', undefined, { step: 'shipping' }));
const errors = ({ status, body }: ApiResponse): unknown => [status, (body as { errors?: unknown }).errors];
const firstRelay = async (): Promise<string> => {
  const { body } = await api.get('/carrier/relay-points', { 'delivery_address[city]': 'Nantes' });
  return (body as { items: { identifiant: string }[] }).items[0]?.identifiant ?? '';
};
const addAddress = async (zipcode: string, city: string) => {
  const form = { label: city, address_1: '1 rue du Port', zipcode, city };
  const { body } = await call('POST', `/customer/${session.customer.customer_id}/address`, form);
  return (body as { address: { id: number } }).address.id;
};
const setMobile = (mobile: string | null) => api.db.updateTable('address').set({ mobile }).execute();

beforeEach(async () => {
  await call('POST', '/cart/update', { type: 'list', elements: [] });
  await call('POST', '/cart', { element_id: part, type: 'part', quantity: 2 });
  await setMobile('+33639980000');
});

describe('delivery step', () => {
  it('[RP-01, CK-07] carrier to the door: completes the step and adds its price to the total', async () => {
    const before = await show();
    expect([before.missing_step, before.shipping.carrier]).toEqual(['shipping', null]);
    const saved = readCart(await save({ carrier: 'colissimo_24_48', comment: 'Sonner\r\ndeux fois' }));
    expect(saved.shipping).toMatchObject({
      carrier: 'colissimo_24_48',
      comment: 'Sonner\ndeux fois',
      is_complete: true,
    });
    expect([saved.missing_step, saved.shipping_state, saved.amount.shipping]).toEqual([null, 'chosen', 6.9]);
    expect(saved.shipping.delivery_address?.type).toContain('primary');
    expect(saved.shipping.invoice_address?.type).toContain('invoice');
    expect(await show()).toMatchObject({ shipping: saved.shipping });
  });

  it('[RP-01] relais_colis: the step is incomplete without a relay of that carrier', async () => {
    expect(errors(await save({ carrier: 'relais_colis' }))).toEqual([422, { relay: 'required' }]);
    expect(errors(await save({ carrier: 'relais_colis', relay: 'R99999' }))).toEqual([
      422,
      { relay: 'invalid' },
    ]);
    const draft = readCart(await save({ carrier: 'relais_colis', is_draft: true }));
    expect([draft.shipping.carrier, draft.shipping.is_complete, draft.missing_step]).toEqual([
      'relais_colis',
      false,
      'shipping',
    ]);
    const relay = await firstRelay();
    const chosen = readCart(await save({ carrier: 'relais_colis', relay }));
    expect([chosen.shipping.relay?.identifiant, chosen.missing_step]).toEqual([relay, null]);
  });

  it('[RP-01] relay: ignored with a carrier to the door, and restored with its own carrier', async () => {
    const relay = await firstRelay();
    await save({ carrier: 'relais_colis', relay });
    const tried = readCart(await save({ carrier: 'chronopost' }));
    expect([tried.shipping.relay, tried.destination?.source]).toEqual([null, 'address']);
    expect(tried.shipping.kept_relay?.identifiant).toBe(relay);
    const back = readCart(await save({ carrier: 'relais_colis', is_draft: true }));
    expect([back.shipping.relay?.identifiant, back.missing_step]).toEqual([relay, null]);
    expect(back.destination).toMatchObject({ source: 'relay', name: back.shipping.relay?.nom });
  });

  it('carrier and comment: retained while an address is tried that the carrier does not serve', async () => {
    const home = (await show()).shipping.delivery_address?.id ?? 0;
    await save({ carrier: 'chronopost', comment: 'Sonner', address: home });
    const far = readCart(
      await save({ carrier: '', address: await addAddress('97400', 'Saint-Denis'), is_draft: true }),
    );
    expect([far.missing_step, far.shipping.comment, far.promise]).toEqual(['shipping', 'Sonner', null]);
    const back = readCart(await save({ carrier: '', address: home, is_draft: true }));
    expect([back.missing_step, back.shipping_carrier, back.shipping.comment]).toEqual([
      null,
      'chronopost',
      'Sonner',
    ]);
  });

  it('[CK-05] telephone number: required, in digits, when the invoice address has no mobile', async () => {
    await setMobile(null);
    expect((await show()).shipping.phone_required).toBe(false);
    expect(errors(await save({ carrier: 'chronopost' }))).toEqual([422, { phone: 'required' }]);
    expect(errors(await save({ carrier: 'chronopost', phone: 'zéro six' }))).toEqual([
      422,
      { phone: 'not_numeric' },
    ]);
    expect(readCart(await save({ carrier: 'colissimo_24_48' })).missing_step).toBeNull();
    const saved = readCart(await save({ carrier: 'chronopost', phone: '06 39 98 12 34' }));
    expect(saved.shipping).toMatchObject({
      phone: '06 39 98 12 34',
      phone_required: true,
      is_complete: true,
    });
  });

  it('[CK-06] comment of more than 200 characters: refused; a draft stores it and is incomplete', async () => {
    const comment = 'é'.repeat(201);
    expect(errors(await save({ carrier: 'chronopost', comment }))).toEqual([422, { comment: 'too_long' }]);
    const draft = readCart(await save({ carrier: 'chronopost', comment, is_draft: true }));
    expect([draft.shipping.comment, draft.missing_step]).toEqual([comment, 'shipping']);
  });

  it('[CK-03] delivery address: another address of the customer is accepted, one of another customer refused', async () => {
    const other = session.customer.company?.addresses.at(-1) ?? session.customer.addresses.at(-1);
    const saved = readCart(await save({ carrier: 'chronopost', address: other?.id ?? 0 }));
    expect(saved.shipping.delivery_address?.id).toBe(other?.id);
    const stranger = await logInDemo(api, 'client@atre.example');
    const theirs = stranger.customer.addresses[0]?.id ?? 0;
    expect(theirs).toBeGreaterThan(0);
    expect((await save({ carrier: 'chronopost', address: theirs })).status).toBe(404);
    expect((await show()).shipping.delivery_address?.id).toBe(other?.id);
  });

  it('carrier that does not take the parcel: refused, and no longer complete once the cart is too heavy', async () => {
    expect(errors(await save({ carrier: 'transporteur' }))).toEqual([422, { carrier: 'too_light' }]);
    expect(errors(await save({ carrier: 'pigeon' }))).toEqual([422, { carrier: 'invalid' }]);
    expect(errors(await save({ carrier: '' }))).toEqual([422, { carrier: 'required' }]);
    await save({ carrier: 'chronopost' });
    await call('POST', '/cart', { element_id: part, type: 'part', quantity: 100 });
    const grown = await show();
    expect([grown.missing_step, grown.shipping.is_complete]).toEqual(['shipping', false]);
    expect(readCart(await save({ carrier: 'transporteur' })).missing_step).toBeNull();
  });

  it('delivery step: requires a logged-in professional', async () => {
    const { token } = await logInDemo(api, 'client@atre.example');
    const body = { type: 'shipping', shipping: { carrier: 'chronopost' } };
    expect((await api.call('POST', '/cart/update', { token, body })).status).toBe(404);
    expect((await api.call('POST', '/cart/update', { body })).status).toBe(404);
  });
});

describe('GET /cart/chronopost', () => {
  it('[CK-14, CK-17] chronopost: returns cart and time limit, only after login', async () => {
    const mine = await call('GET', '/cart/chronopost');
    expect(cartResponse.safeParse(mine.body).success).toBe(true);
    const { chronopost } = mine.body as {
      chronopost: { show: boolean; deadline_epoch: number | null; now_epoch: number };
    };
    expect(Math.abs(chronopost.now_epoch - Date.now() / 1000)).toBeLessThan(5);
    expect(chronopost.show).toBe(chronopost.deadline_epoch !== null);
    const { body } = await api.get('/cart/chronopost');
    expect((body as { chronopost: { show: boolean } }).chronopost.show).toBe(false);
  });
});

describe('days without dispatch', () => {
  it('[CK-14] days without dispatch: those of the setting besides legal holidays', async () => {
    expect((await readClosedDays(api.db, 1))('2026-12-24')).toBe(false);
    await api.operate('POST', '/setting', {
      code: 'shipping_closed_days',
      values: [{ value: '2026-12-24' }],
    });
    const isClosed = await readClosedDays(api.db, 1);
    expect(['2026-12-24', '2026-12-25', '2026-12-23'].map(isClosed)).toEqual([true, true, false]);
  });
});
