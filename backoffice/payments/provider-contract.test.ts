import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  startBankSetting,
  startStripeSetting,
  type ProviderSetting,
} from '#tests/support/payment-providers.ts';
import { NoticeError, type Notice, type PaymentKey, type PaymentRequest } from './provider.ts';

const HOUR_MS = 3_600_000;
const AMOUNT = 12_345;

const requestOf = (reference: string, expiresAt = new Date(Date.now() + HOUR_MS)): PaymentRequest => ({
  reference,
  providerId: null,
  amount: AMOUNT,
  currency: 'EUR',
  lang: 'fr',
  label: 'Commande CD-1',
  returnUrl: 'https://shop.example/order',
  cancelUrl: 'https://shop.example/cart',
  expiresAt,
});

/** The shop relies on this with every provider. */
describe.each([
  ['test bank', startBankSetting],
  ['Stripe', startStripeSetting],
])('contract of a payment provider: %s', (_name, start) => {
  let setting: ProviderSetting;
  beforeEach(async () => {
    setting = await start();
  });
  afterEach(() => setting.close());

  /** Prepares a payment and opens its page. */
  async function open(reference: string, expiresAt?: Date): Promise<PaymentKey> {
    const request = requestOf(reference, expiresAt);
    const form = await setting.provider.prepare(request);
    await setting.open(form);
    return { reference, providerId: form.providerId, expiresAt: request.expiresAt };
  }

  async function openPaid(reference: string): Promise<PaymentKey> {
    const key = await open(reference);
    setting.pay(reference);
    return key;
  }

  function codeOf(notice: Notice): string | undefined {
    try {
      setting.provider.readNotice(notice);
      return undefined;
    } catch (error) {
      return error instanceof NoticeError ? error.code : String(error);
    }
  }

  it('[CK-08] page of the provider: a repeated request leads to the same payment', async () => {
    const first = await setting.provider.prepare(requestOf('CD-1-1'));
    const again = await setting.provider.prepare({ ...requestOf('CD-1-1'), providerId: first.providerId });
    expect([again.method, again.actionUrl, again.providerId]).toEqual([
      first.method,
      first.actionUrl,
      first.providerId,
    ]);
  });

  it('[CK-08] payment that no buyer opened: unknown; an opened one: pending', async () => {
    const key = { reference: 'CD-2-1', providerId: null, expiresAt: new Date(Date.now() + HOUR_MS) };
    expect(await setting.provider.askState(key)).toEqual({ state: 'unknown' });
    expect(await setting.provider.askState(await open('CD-2-1'))).toEqual({ state: 'pending' });
  });

  it('[CK-08] paid: the question and the notice give reference, amount and currency; a repeated notice has the same event', async () => {
    const key = await openPaid('CD-3-1');
    const paid = { reference: 'CD-3-1', state: 'paid', amount: AMOUNT, currency: 'EUR', reason: null };
    expect(await setting.provider.askState(key)).toMatchObject(paid);
    const notice = setting.noticeOf('CD-3-1');
    const result = setting.provider.readNotice(notice);
    expect(result).toMatchObject(paid);
    expect(result?.eventId).toBeTruthy();
    expect(setting.provider.readNotice(notice)?.eventId).toBe(result?.eventId);
  });

  it('[CK-08] notice with another signature, an old one and one of another kind: refused by their codes', async () => {
    await openPaid('CD-4-1');
    expect(codeOf(setting.noticeOf('CD-4-1'))).toBeUndefined();
    expect(codeOf(setting.noticeOf('CD-4-1', { secret: 'another-secret' }))).toBe('bad_signature');
    expect(codeOf(setting.noticeOf('CD-4-1', { at: Date.now() - HOUR_MS }))).toBe('too_old');
    const { kind } = setting.noticeOf('CD-4-1');
    expect(
      codeOf(
        kind === 'fields'
          ? { kind: 'body', body: Buffer.from('{}'), signature: undefined }
          : { kind: 'fields', fields: {} },
      ),
    ).toBe('malformed');
  });

  it('[CK-08] payment that is not paid in time: cancelled, with the reason', async () => {
    const key = await open('CD-5-1', new Date(Date.now() - 1000));
    expect(await setting.provider.askState(key)).toMatchObject({ state: 'cancelled', reason: 'expired' });
  });

  it('refunds: a repeated one counts once, parts add up, and no more than was paid is given back', async () => {
    const key = await openPaid('CD-6-1');
    const refund = (name: string, amount: number) => setting.provider.refund(key, { refund: name, amount });
    await refund('R-1', 5000);
    await refund('R-1', 5000);
    expect(setting.refundedOf('CD-6-1')).toBe(5000);
    await refund('R-2', 7000);
    await expect(refund('R-3', 1000)).rejects.toThrow(/./);
    expect(setting.refundedOf('CD-6-1')).toBe(12_000);
  });

  it('refund of a payment that was not made: refused', async () => {
    const key = await open('CD-7-1');
    await expect(setting.provider.refund(key, { refund: 'R-1', amount: 100 })).rejects.toThrow(/./);
  });

  it('provider that does not respond: question and refund fail instead of reporting a result', async () => {
    const key = await openPaid('CD-8-1');
    setting.close();
    await expect(setting.provider.askState(key)).rejects.toThrow(/./);
    await expect(setting.provider.refund(key, { refund: 'R-1', amount: 100 })).rejects.toThrow(/./);
  });
});
