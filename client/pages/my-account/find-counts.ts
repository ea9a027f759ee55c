import type { LoadArgs } from '#client/pages/page-load.ts';
import { ownCustomer } from '#client/pages/own-customer.ts';
import { createBenefitsApi } from '#shared/api/benefits.ts';
import { createProjectsApi } from '#shared/api/projects.ts';

/** How much there is of what the account leads to; left out where nobody knows. */
export type AccountCounts = Partial<Record<'worksites' | 'favorites' | 'promoCodes' | 'points', number>>;

/** Asked for all at once; the page stands without any of them. */
export async function findCounts(args: LoadArgs): Promise<AccountCounts> {
  const { api, store } = args;
  const worksites = orNobodyKnows(createProjectsApi(api.caller).list({ page: 1, perPage: 1 }));
  if (!store.settings.isProConnected) return known({ worksites: (await worksites)?.total });
  const benefits = createBenefitsApi(api.caller);
  const customer = await ownCustomer(args);
  const [projects, favorites, promotions, loyalty] = await Promise.all([
    worksites,
    orNobodyKnows(benefits.favorites(customer)),
    orNobodyKnows(benefits.promotions(customer)),
    orNobodyKnows(benefits.loyalty(customer)),
  ]);
  return known({
    worksites: projects?.total,
    favorites: favorites?.total,
    promoCodes: promotions?.items.filter(({ state }) => state === 'usable').length,
    points: loyalty?.balance,
  });
}

async function orNobodyKnows<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch {
    return undefined;
  }
}

function known(
  counts: Record<keyof AccountCounts, number | undefined> | { worksites: number | undefined },
): AccountCounts {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== undefined));
}
