import type { CookieVisitor } from './cookie-visitor.ts';
import { parsePage } from './read-page.ts';

/** Whether a page says to somebody whose order cannot be taken now that he may try again. */
export function saysNothingIsLost(text: string): boolean {
  return /Rien (?:de ce que vous avez écrit )?n’est perdu/.test(text);
}

/** Puts two pieces of a product into the cart and says how they come. @throws when the shop does not take that */
export async function fillCart(visitor: CookieVisitor, articleId: number): Promise<void> {
  const calls: [string, unknown][] = [
    ['/cart', { type: 'product', element_id: articleId, quantity: 2 }],
    ['/cart/update', { type: 'shipping', shipping: { carrier: 'transporteur', phone: '06 39 98 04 12' } }],
  ];
  for (const [path, body] of calls) {
    const answer = await visitor.call('POST', path, body);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  }
}

/** Presses the summary's button, as browsers without scripts do. The form's key stands in it: sent again, it is the same order. */
export async function orderByForm(visitor: CookieVisitor, key: string) {
  const fields = { payment: 'virement', terms: 'yes', total: 'as shown', key };
  const answer = await visitor.post('/commande/recapitulatif', fields);
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    text: parsePage(await answer.text()).main.text,
  };
}
