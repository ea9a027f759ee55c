import type { CookieVisitor } from './cookie-visitor.ts';
import { parsePage } from './read-page.ts';

/** Returns whether a page informs the user that the order was not placed and can be retried. */
export function saysNothingIsLost(text: string): boolean {
  return /Rien (?:de ce que vous avez écrit )?n’est perdu/.test(text);
}

/**
 * Adds two pieces of a product to the cart and chooses delivery.
 * @returns the version of the cart in the summary
 * @throws when the shop refuses
 */
export async function fillCart(visitor: CookieVisitor, articleId: number): Promise<string> {
  let version = '';
  const calls: [string, unknown][] = [
    ['/cart', { type: 'product', element_id: articleId, quantity: 2 }],
    ['/cart/update', { type: 'shipping', shipping: { carrier: 'transporteur', phone: '06 39 98 04 12' } }],
  ];
  for (const [path, body] of calls) {
    const response = await visitor.call('POST', path, body);
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    ({ version } = (await response.json()) as { version: string });
  }
  return version;
}

/** Fields of the summary's form: sent again, they identify the same order. */
export type SummaryForm = { key: string; version: string };

/** Submits the summary's form, as browsers without scripts do. */
export async function orderByForm(visitor: CookieVisitor, form: SummaryForm) {
  const fields = { payment: 'virement', terms: 'yes', ...form };
  const response = await visitor.post('/commande/recapitulatif', fields);
  return {
    status: response.status,
    to: response.headers.get('location'),
    text: parsePage(await response.text()).main.text,
  };
}
