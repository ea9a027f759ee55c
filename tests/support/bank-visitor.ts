import type { Choice } from '#backoffice/test-bank/choices.ts';
import { preparedPayment } from '#shared/contract/order-call.ts';
import type { Buyer } from './checkout.ts';

/**
 * Pays at the test bank as a browser would: sends the form, presses a button, follows the redirect.
 * `reference`: of the order, if several await payment.
 */
export async function payAtBank(
  siteUrl: string,
  buyer: Buyer,
  choice: Choice,
  reference?: string,
): Promise<string | null> {
  const page = await openBankPage(siteUrl, buyer, reference);
  return pressAtBank(siteUrl, page, choice);
}

export type BankPage = { reference: string; ticket: string; status: number; text: string };

/** Opens the bank's page with the form of an order that awaits payment. */
export async function openBankPage(siteUrl: string, buyer: Buyer, reference?: string): Promise<BankPage> {
  const response = await buyer.call(
    'GET',
    '/cart-prepare-card-payment',
    reference === undefined ? {} : { query: { reference } },
  );
  const prepared = preparedPayment.parse(response.body);
  return sendToBank(siteUrl, prepared.action_url, prepared.fields);
}

export async function sendToBank(
  siteUrl: string,
  path: string,
  fields: Record<string, string>,
): Promise<BankPage> {
  const response = await fetch(siteUrl + path, { method: 'POST', body: new URLSearchParams(fields) });
  const text = await response.text();
  const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';
  return { reference: valueOf('reference'), ticket: valueOf('ticket'), status: response.status, text };
}

/** @returns the address that the bank redirects to */
export async function pressAtBank(siteUrl: string, page: BankPage, choice: Choice): Promise<string | null> {
  const { reference, ticket } = page;
  const response = await fetch(`${siteUrl}/test-bank/decide`, {
    method: 'POST',
    body: new URLSearchParams({ reference, ticket, choice }),
    redirect: 'manual',
  });
  await response.text();
  return response.headers.get('location');
}
