import type { SalesPlan } from '#shared/domain/sales-plan.ts';

/**
 * Audiences as files name them. `pro`: professionals with and without a session; `pro_visitor` and `pro_connect`: those
 * without and those with one.
 */
export const AUDIENCES = ['part', 'pro', 'pro_visitor', 'pro_connect'] as const;
export type Audience = (typeof AUDIENCES)[number];

const TARGETS: Readonly<Record<Audience, readonly SalesPlan['target'][]>> = {
  part: ['part'],
  pro: ['pro', 'pro_connect'],
  pro_visitor: ['pro'],
  pro_connect: ['pro_connect'],
};

type Plans = readonly Pick<SalesPlan, 'id' | 'target'>[];

/** Ids of the sales plans of some audiences; of all plans without any. */
export function plansOf(audiences: readonly Audience[], plans: Plans): number[] {
  const targets = new Set(audiences.flatMap((audience) => TARGETS[audience]));
  return plans.filter(({ target }) => targets.size === 0 || targets.has(target)).map(({ id }) => id);
}

/** The audiences of some sales plans; none for all of the site. */
export function audiencesOf(ids: readonly number[], plans: Plans): Audience[] {
  const named = new Set(plans.filter(({ id }) => ids.includes(id)).map(({ target }) => target));
  if (plans.every(({ id }) => ids.includes(id))) return [];
  const consumers: Audience[] = named.has('part') ? ['part'] : [];
  const [visitor, session] = [named.has('pro'), named.has('pro_connect')];
  if (visitor && session) return [...consumers, 'pro'];
  return [
    ...consumers,
    ...(visitor ? ['pro_visitor' as const] : []),
    ...(session ? ['pro_connect' as const] : []),
  ];
}
