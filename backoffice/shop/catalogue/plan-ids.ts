import type { Audience } from '#shared/contract/shop/product-record.ts';
import type { SalesPlan } from '#shared/domain/sales-plan.ts';

/** Ids of the sales plans of audiences; none: all plans. Professionals with and without a session see the same. */
export function planIdsOf(plans: readonly SalesPlan[], audiences: readonly Audience[]): number[] {
  const isMeant = ({ target }: SalesPlan) => audiences.includes(target === 'part' ? 'part' : 'pro');
  return plans.filter((plan) => audiences.length === 0 || isMeant(plan)).map(({ id }) => id);
}
