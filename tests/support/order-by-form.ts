import type { CookieVisitor } from './cookie-visitor.ts';
import { parsePage } from './read-page.ts';

/** Whether a page says to somebody whose order cannot be taken now that he may try again. */
export function saysNothingIsLost(text: string): boolean {
  return /Rien (?:de ce que vous avez écrit )?n’est perdu/.test(text);
}

/**
 * Puts two pieces of a product into the cart and says how they come.
 * @returns the version of the cart that the summary shows then
 * @throws when the shop does not take that
 */
export async function fillCart(visitor: CookieVisitor, articleId: number): Promise<string> {
  let version = '';
  const calls: [string, unknown][] = [
    ['/cart', { type: 'product', element_id: articleId, quantity: 2 }],
    ['/cart/update', { type: 'shipping', shipping: { carrier: 'transporteur', phone: '06 39 98 04 12' } }],
  ];
  for (const [path, body] of calls) {
    const answer = await visitor.call('POST', path, body);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    ({ version } = (await answer.json()) as { version: string });
  }
  return version;
}

/** What the summary's form carries: sent again, it is the same order. */
export type SummaryForm = { key: string; version: string };

/** Presses the summary's button, as browsers without scripts do. */
export async function orderByForm(visitor: CookieVisitor, form: SummaryForm) {
  const fields = { payment: 'virement', terms: 'yes', ...form };
  const answer = await visitor.post('/commande/recapitulatif', fields);
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    text: parsePage(await answer.text()).main.text,
  };
}
