import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import type { SavFault } from '#shared/contract/sav.ts';

/** Subjects of the contact form for whom something is out of order. */
const SUBJECTS = { part: 'after-sales', pro: 'pro-after-sales' };

/** What the contact form is filled in with beforehand: its subject, the code, the appliance if there is only one. */
export function contactQuery(
  { code, products }: Pick<SavFault, 'code' | 'products'>,
  target: UrlTarget,
): string {
  const query = new URLSearchParams({ subject: SUBJECTS[target] });
  const [product] = products;
  if (product && products.length === 1) query.set('product', product.name);
  if (code) query.set('fault_code', code);
  return `?${query}`;
}
