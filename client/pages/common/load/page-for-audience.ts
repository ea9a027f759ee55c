import type { LoadArgs } from './page-load.ts';
import { optionalOrUnavailable, UNAVAILABLE } from './unavailable.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import { findPlan, hasPlanFor } from '#shared/domain/sales-plan.ts';

/** The audience that the page's audience switch links to. */
export function otherAudience({ match }: Pick<LoadArgs, 'match'>): UrlTarget {
  return match.target === 'pro' ? 'part' : 'pro';
}

/**
 * Returns the page of a list for the other audience: the same number if its list is long enough, else 1. Counts the
 * other list only for pages after the first.
 * @param count gives the number of items in the list of a sales plan
 */
export async function pageForAudience(
  args: LoadArgs,
  { page, perPage }: { page: number; perPage: number },
  count: (planId: number) => Promise<{ total: number }>,
): Promise<number> {
  const { plans } = args.store.settings;
  const target = otherAudience(args);
  if (page === 1 || !hasPlanFor(plans, target)) return 1;
  const counted = await optionalOrUnavailable(count(findPlan(plans, target).id));
  return counted !== UNAVAILABLE && page <= Math.ceil(counted.total / perPage) ? page : 1;
}
