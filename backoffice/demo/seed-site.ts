import { FIRST_PLANS } from '#backoffice/sites/ensure-site.ts';

/** Numbers of the plans a thing is sold in: professionals logged in see what professional visitors see. */
export function planIds(targets: readonly ('part' | 'pro')[] = ['part', 'pro']): number[] {
  return FIRST_PLANS.filter((plan) =>
    plan.target === 'part' ? targets.includes('part') : targets.includes('pro'),
  ).map((plan) => plan.id);
}
