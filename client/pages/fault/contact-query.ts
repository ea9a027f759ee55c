import type { SavFault } from '#shared/contract/sav.ts';

/** What the contact form is filled in with beforehand: its subject, the code, and the appliance if there is one. */
export function contactQuery({ code, products }: Pick<SavFault, 'code' | 'products'>): string {
  const query = new URLSearchParams({ subject: 'fault' });
  const [product] = products;
  if (product && products.length === 1) query.set('product', product.reference);
  if (code) query.set('code', code);
  return `?${query}`;
}
