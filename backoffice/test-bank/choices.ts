import type { BankPayment } from './bank-ledger.ts';
import { notify, notifyWithWrongSignature, type NotifyOptions } from './notify.ts';

export const CHOICES = [
  'accept',
  'refuse',
  'abandon',
  'slow',
  'silent',
  'twice',
  'before',
  'forged',
  'wrong_amount',
] as const;
export type Choice = (typeof CHOICES)[number];

export function decide(payment: BankPayment, choice: Choice): BankPayment {
  if (choice === 'refuse') return { ...payment, state: 'refused', reason: 'insufficient_funds' };
  if (choice === 'abandon') return { ...payment, state: 'cancelled', reason: 'abandoned' };
  if (choice === 'silent') return { ...payment, isSilent: true };
  if (choice === 'forged') return payment;
  if (choice === 'wrong_amount') return { ...payment, state: 'paid', taken: payment.amount - 100 };
  return { ...payment, state: 'paid', taken: payment.amount };
}

type ShopOptions = NotifyOptions & { slowMs: number };

/** Sends the shop the result as the choice simulates it. Returns when the buyer may go back. */
export async function notifyShop(
  payment: BankPayment,
  choice: Choice,
  { slowMs, ...options }: ShopOptions,
): Promise<void> {
  if (choice === 'silent') return;
  if (choice === 'before') {
    await notify(payment, options);
  } else if (choice === 'forged') {
    await notifyWithWrongSignature(payment, options);
  } else if (choice === 'slow') {
    void notify(payment, { ...options, delays: [slowMs, 1000, 2000, 4000] });
  } else {
    void notify(payment, options);
    if (choice === 'twice') void notify(payment, options);
  }
}
