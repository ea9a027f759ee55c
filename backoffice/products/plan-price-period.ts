import type { PlanPrice } from '#backoffice/database/price-columns.ts';

type Period = Pick<PlanPrice, 'from' | 'until'>;

/** True for a price with a first or a last day. */
export function isDated({ from, until }: Period): boolean {
  return from !== null || until !== null;
}

/** True for a last day before the first. */
export function endsBeforeStart({ from, until }: Period): boolean {
  return from !== null && until !== null && until < from;
}

/** The one of several prices that holds for the same plan on a day of this one; a price without days holds below dated ones. */
export function findOverlap<Price extends PlanPrice>(
  prices: readonly Price[],
  { plan, from, until }: PlanPrice,
): Price | undefined {
  return prices.find(
    (one) =>
      one.plan === plan &&
      isDated(one) === isDated({ from, until }) &&
      (one.from ?? '') <= (until ?? '9999') &&
      (from ?? '') <= (one.until ?? '9999'),
  );
}
