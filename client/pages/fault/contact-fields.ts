import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import type { SavFault } from '#shared/contract/sav.ts';

/** Subjects of the contact form for whom something is out of order. */
const SUBJECTS = { part: 'after-sales', pro: 'pro-after-sales' };

type Fault = Pick<SavFault, 'code' | 'title'> & { products: readonly { name: string }[] };

/**
 * What the contact form is filled in with beforehand, as names and values: its subject, the fault and its code, and
 * the appliance if there is only one that it can be.
 */
export function contactFields({ code, title, products }: Fault, target: UrlTarget): [string, string][] {
  const [product] = products;
  return [
    ['subject', SUBJECTS[target]],
    ...(product && products.length === 1 ? [['product', product.name] satisfies [string, string]] : []),
    ...(code ? [['fault_code', code] satisfies [string, string]] : []),
    ['message', title],
  ];
}
