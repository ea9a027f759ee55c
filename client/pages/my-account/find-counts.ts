import {
  optionalOrUnavailable,
  UNAVAILABLE,
  type Unavailable,
} from '#client/pages/common/load/unavailable.ts';
import type { LoadArgs } from '#client/pages/common/load/page-load.ts';
import { ownCustomer } from '#client/pages/common/load/own-customer.ts';
import { createBenefitsApi } from '#shared/api/benefits.ts';
import { createProjectsApi } from '#shared/api/projects.ts';

/** Counts for the tiles; a count that does not apply is absent. */
export type AccountCounts = Partial<
  Record<'worksites' | 'favorites' | 'promoCodes' | 'points', number | Unavailable>
>;

/** Loads all counts in parallel; each one is optional. */
export async function findCounts(args: LoadArgs): Promise<AccountCounts> {
  const { api, store } = args;
  const worksites = optionalOrUnavailable(
    totalOf(createProjectsApi(api.caller).list({ page: 1, perPage: 1 })),
  );
  if (!store.settings.isProConnected) return { worksites: await worksites };
  const benefits = createBenefitsApi(api.caller);
  const customer = await ownCustomer(args);
  const [projects, favorites, promotions, loyalty] = await Promise.all([
    worksites,
    optionalOrUnavailable(totalOf(benefits.favorites(customer))),
    optionalOrUnavailable(benefits.promotions(customer)),
    optionalOrUnavailable(benefits.loyalty(customer)),
  ]);
  return {
    worksites: projects,
    favorites,
    promoCodes:
      promotions === UNAVAILABLE
        ? UNAVAILABLE
        : promotions.items.filter(({ state }) => state === 'usable').length,
    points: loyalty === UNAVAILABLE ? UNAVAILABLE : loyalty.balance,
  };
}

async function totalOf(list: Promise<{ total: number }>): Promise<number> {
  return (await list).total;
}
