import { withSignature } from '#backoffice/payments/signature.ts';
import type { BankPayment } from './bank-ledger.ts';

export type NotifyOptions = { notifyUrl: () => string; secret: string; delays?: readonly number[] };

const DELAYS_MS = [0, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000];
const CALL_TIMEOUT_MS = 5000;

/** Fields of a notification, signed when it is sent. */
export function notificationFields(payment: BankPayment): Record<string, string> {
  const { eventId, reference, state, taken, currency, reason } = payment;
  return {
    event_id: eventId,
    reference,
    state,
    amount: String(taken),
    currency,
    reason,
    sent_at: String(Date.now()),
  };
}

/** Notifies the shop, with retries until it accepts or refuses. Returns whether it accepted. */
export async function notify(payment: BankPayment, options: NotifyOptions): Promise<boolean> {
  for (const delay of options.delays ?? DELAYS_MS) {
    await wait(delay);
    const status = await post(
      options.notifyUrl(),
      withSignature(notificationFields(payment), options.secret),
    );
    if (status !== undefined && status < 500) return status < 300;
  }
  return false;
}

/** Sends a notification with an invalid signature. */
export async function notifyWithWrongSignature(
  payment: BankPayment,
  { notifyUrl }: NotifyOptions,
): Promise<void> {
  await post(notifyUrl(), withSignature(notificationFields({ ...payment, state: 'paid' }), 'not the secret'));
}

async function post(url: string, fields: Record<string, string>): Promise<number | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fields }),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
