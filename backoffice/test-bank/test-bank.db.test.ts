import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openBankPage, pressAtBank, sendToBank } from '#tests/support/bank-visitor.ts';
import { createBuyer, emptyCart, readPlaced, type Buyer } from '#tests/support/checkout.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { PAYMENT_SECRET } from '#tests/support/test-backoffice.ts';
import { notify } from './notify.ts';

let api: TestApi;
let part: number;
beforeAll(async () => {
  api = await startTestApi();
  part = await addPart(api.db, { reference: 'PC-BANK', stock: 100 });
});
afterAll(() => api.close());

async function orderPart(): Promise<{ buyer: Buyer; reference: string }> {
  const buyer = createBuyer(api, (await logInDemo(api)).token);
  await emptyCart(buyer);
  await buyer.add(part, 2);
  await buyer.ship();
  return { buyer, reference: readPlaced(await buyer.order()).reference };
}

async function statusOf(buyer: Buyer, reference: string): Promise<string> {
  const { body } = await buyer.call('GET', '/cart/check-status-order', { query: { reference } });
  return (body as { status: string }).status;
}

describe('test bank', () => {
  it('payment page: is in the language of the order, and a changed form is refused', async () => {
    const { buyer, reference } = await orderPart();
    const query = { lang: 'en', reference };
    const prepared = await buyer.call('GET', '/cart-prepare-card-payment', { query });
    const { action_url: path, fields } = prepared.body as {
      action_url: string;
      fields: Record<string, string>;
    };
    expect((await sendToBank(api.url, path, fields)).text).toContain('Be refused');
    const changed = await sendToBank(api.url, path, { ...fields, amount: '1' });
    expect([changed.status, changed.ticket]).toEqual([400, '']);
  });

  it('payment: is decided only from the bank’s own page', async () => {
    const { buyer, reference } = await orderPart();
    await openBankPage(api.url, buyer, reference);
    const asked = `${reference}-1`;
    const forged = { reference: asked, ticket: 'guessed', status: 200, text: '' };
    expect(await pressAtBank(api.url, forged, 'accept')).toBeNull();
    expect(await statusOf(buyer, reference)).toBe('pending');
  });

  it('notification: is repeated until the shop accepts it', async () => {
    const payment = {
      reference: 'CD-000000-1',
      amount: 1,
      taken: 1,
      currency: 'EUR',
      lang: 'fr' as const,
      returnUrl: '/',
      expiresAt: '',
      ticket: '',
      eventId: 'e',
      state: 'paid' as const,
      reason: '',
      isSilent: false,
      refunds: {},
    };
    let attempts = 0;
    const isAccepted = await notify(payment, {
      secret: PAYMENT_SECRET,
      notifyUrl: () => {
        attempts += 1;
        return 'http://127.0.0.1:9/nobody';
      },
      delays: [0, 1, 1],
    });
    expect([isAccepted, attempts]).toEqual([false, 3]);
  });
});
