import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import type { SavFault } from '#shared/contract/sav.ts';

/** Subject of the contact form for a defective appliance, by audience. */
const SUBJECTS = { part: 'after-sales', pro: 'pro-after-sales' };

type Fault = Pick<SavFault, 'code' | 'title'> & { products: readonly { name: string }[] };

/**
 * Names and values that prefill the contact form: subject, fault, fault code, and the appliance when only one is
 * possible.
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
