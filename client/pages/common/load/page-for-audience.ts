import type { LoadArgs } from './page-load.ts';
import { partOrUnanswered, UNANSWERED } from './unanswered.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import { findPlan, hasPlanFor } from '#shared/domain/sales-plan.ts';

/** The audience that the audience switch of a page leads to. */
export function otherAudience({ match }: Pick<LoadArgs, 'match'>): UrlTarget {
  return match.target === 'pro' ? 'part' : 'pro';
}

/**
 * The page of a list to show to the other audience: the same where its list has as many pages, else the first. The list is
 * counted only for pages after the first.
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
  const counted = await partOrUnanswered(count(findPlan(plans, target).id));
  return counted !== UNANSWERED && page <= Math.ceil(counted.total / perPage) ? page : 1;
}
