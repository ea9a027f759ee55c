import { ownCustomer } from '#client/pages/common/load/own-customer.ts';
import { optionalOrUnavailable, UNAVAILABLE } from '#client/pages/common/load/unavailable.ts';
import type { LoadArgs } from '#client/pages/common/load/page-load.ts';
import { createBenefitsApi } from '#shared/api/benefits.ts';
import { createCustomersApi } from '#shared/api/customers.ts';
import { createFollowedOrdersApi } from '#shared/api/followed-orders.ts';
import { createProjectsApi } from '#shared/api/projects.ts';
import { createSessionsApi } from '#shared/api/sessions.ts';
import type { OrderSummary } from '#shared/contract/order-list.ts';
import type { ProjectSummary } from '#shared/contract/project.ts';

/** A part is `null` when it is unavailable, or when the site or the company has none. */
export type Company = {
  name: string | null;
  /** Open orders, the latest first. */
  orders: OrderSummary[] | null;
  worksites: ProjectSummary[] | null;
  /** Remaining credit in euros; `null` without a limit. */
  credit: number | null;
  /** Usable points. */
  points: number | null;
};

const LATEST = 3;
/** Orders among which the open ones are found. */
const MAX_ORDERS = 20;
const CLOSED: ReadonlySet<OrderSummary['status']> = new Set(['delivered', 'returned', 'cancelled']);

/** Loads the company of a logged-in professional, its parts in parallel and each optional; `null` for all others. */
export async function findCompany(args: LoadArgs): Promise<Company | null> {
  const { settings } = args.store;
  if (!settings.isProConnected) return null;
  const { cartEnabled } = settings;
  const [name, orders, worksites, credit, points] = await Promise.all([
    orNull(findName(args)),
    cartEnabled ? orNull(findOpenOrders(args)) : null,
    orNull(findWorksites(args)),
    cartEnabled ? orNull(findCredit(args)) : null,
    settings.isEnabled('loyalty-points') ? orNull(findPoints(args)) : null,
  ]);
  return { name, orders, worksites, credit, points };
}

async function orNull<Result>(call: Promise<Result>): Promise<Result | null> {
  const result = await optionalOrUnavailable(call);
  return result === UNAVAILABLE ? null : result;
}

async function findName({ api }: LoadArgs): Promise<string | null> {
  return (await createSessionsApi(api.caller).current()).customer.company?.name ?? null;
}

async function findWorksites({ api }: LoadArgs): Promise<ProjectSummary[]> {
  return (await createProjectsApi(api.caller).list({ page: 1, perPage: LATEST })).items;
}

async function findOpenOrders({ api }: LoadArgs): Promise<OrderSummary[]> {
  const { items } = await createFollowedOrdersApi(api.caller).list({ page: 1, perPage: MAX_ORDERS });
  return items.filter(({ status }) => !CLOSED.has(status)).slice(0, LATEST);
}

async function findCredit(args: LoadArgs): Promise<number | null> {
  const { limit, free } = await createCustomersApi(args.api.caller).credit(await ownCustomer(args));
  return limit > 0 ? free : null;
}

async function findPoints(args: LoadArgs): Promise<number> {
  return (await createBenefitsApi(args.api.caller).loyalty(await ownCustomer(args))).balance;
}
