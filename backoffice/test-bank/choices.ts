import type { BankPayment } from './bank-book.ts';
import { notify, notifyWrongly, type NotifyOptions } from './notify.ts';

/** What a buyer can make this bank do. */
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

/** What becomes of the payment by a choice. */
export function decide(payment: BankPayment, choice: Choice): BankPayment {
  if (choice === 'refuse') return { ...payment, state: 'refused', reason: 'insufficient_funds' };
  if (choice === 'abandon') return { ...payment, state: 'cancelled', reason: 'abandoned' };
  if (choice === 'silent') return { ...payment, isSilent: true };
  if (choice === 'forged') return payment;
  if (choice === 'wrong_amount') return { ...payment, state: 'paid', taken: payment.amount - 100 };
  return { ...payment, state: 'paid', taken: payment.amount };
}

type TellOptions = NotifyOptions & { slowMs: number };

/** Tells the shop what was decided, in the manner that was chosen. Gives what the buyer has to wait for. */
export async function tellShop(
  payment: BankPayment,
  choice: Choice,
  { slowMs, ...options }: TellOptions,
): Promise<void> {
  if (choice === 'silent') return;
  if (choice === 'before') {
    await notify(payment, options);
  } else if (choice === 'forged') {
    await notifyWrongly(payment, options);
  } else if (choice === 'slow') {
    void notify(payment, { ...options, delays: [slowMs, 1000, 2000, 4000] });
  } else {
    void notify(payment, options);
    if (choice === 'twice') void notify(payment, options);
  }
}
