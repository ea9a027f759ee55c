import { FIRST_PLANS } from '#backoffice/sites/ensure-site.ts';

/** Ids of the sales plans of an entity. Professionals with and without a session see the same. */
export function planIds(targets: readonly ('part' | 'pro')[] = ['part', 'pro']): number[] {
  return FIRST_PLANS.filter((plan) =>
    plan.target === 'part' ? targets.includes('part') : targets.includes('pro'),
  ).map((plan) => plan.id);
}
