import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { commonQuery } from '#shared/contract/common.ts';
import type { SalesPlan } from '#shared/domain/sales-plan.ts';
import type { Locale } from '#shared/locale.ts';
import { invalidRequest } from './failure.ts';
import { fieldErrors } from './field-errors.ts';

/** Scope of a request: site, language and sales plan. */
export type Scope = {
  siteId: number;
  lang: Locale;
  plan: SalesPlan;
  plans: SalesPlan[];
  /** Discount on public prices in percent, for an approved professional with a session. */
  discount?: number | undefined;
};

/** Sales plans of the sites, cached for a minute because they rarely change. */
export type SalesPlanCache = { plansOf(siteId: number): Promise<SalesPlan[] | undefined>; forget(): void };

const CACHE_MS = 60_000;

export function createSalesPlanCache(db: Kysely<Schema>): SalesPlanCache {
  let plans: Map<number, SalesPlan[]> | undefined;
  let readAt = 0;
  return {
    async plansOf(siteId) {
      if (!plans || Date.now() - readAt > CACHE_MS) {
        plans = await readPlans(db);
        readAt = Date.now();
      }
      return plans.get(siteId);
    },
    forget() {
      plans = undefined;
    },
  };
}

async function readPlans(db: Kysely<Schema>): Promise<Map<number, SalesPlan[]>> {
  const rows = await db.selectFrom('sales_plan').selectAll().orderBy('id').execute();
  const plans = new Map<number, SalesPlan[]>();
  for (const row of rows) {
    const plan = { id: row.id, target: row.target, currency: row.currency } as SalesPlan;
    plans.set(row.site_id, [...(plans.get(row.site_id) ?? []), plan]);
  }
  return plans;
}

/**
 * Reads the common parameters of a request. The request for the sites may name any plan, because its client does not
 * know the plans yet. @throws Failure 400 with the missing or unknown parameters.
 */
export async function readScope(
  salesPlanCache: SalesPlanCache,
  query: unknown,
  mayNameAnyPlan: boolean,
): Promise<Scope> {
  const parsed = commonQuery.safeParse(query);
  if (!parsed.success) throw invalidRequest(fieldErrors(parsed.error, query));
  const { site_id: siteId, lang, sales_plan_id: planId } = parsed.data;
  const plans = await salesPlanCache.plansOf(siteId);
  if (!plans) throw invalidRequest({ site_id: 'unknown' });
  const plan = plans.find((candidate) => candidate.id === planId) ?? (mayNameAnyPlan ? plans[0] : undefined);
  if (!plan) throw invalidRequest({ sales_plan_id: 'unknown' });
  return { siteId, lang, plan, plans };
}
