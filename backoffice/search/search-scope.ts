import type { Scope } from '#backoffice/http/scope.ts';
import { SEARCH_TEMPLATE_PLAN_ID } from '#shared/domain/sales-plan.ts';
import type { Locale } from '#shared/locale.ts';

/**
 * Scope of a search: site, language of the words, and sales plans. The catalogue may belong to more plans than
 * content pages, which exist per plan.
 */
export type SearchScope = {
  siteId: number;
  lang: Locale;
  planIds: number[];
  productPlanIds: number[];
};

/** Scope of the site search. Consumers search the catalogue of the plan in specification section 9. */
export function toSearchScope(scope: Scope, lang: Locale): SearchScope {
  const planIds = [scope.plan.id];
  return {
    siteId: scope.siteId,
    lang,
    planIds,
    productPlanIds: scope.plan.target === 'part' ? [...planIds, SEARCH_TEMPLATE_PLAN_ID] : planIds,
  };
}

/** Extends the scope of a consumer to the plan of professionals, to find what only they can buy. */
export function withSearchedPlan(scope: Scope): Scope {
  const searched = scope.plans.find(({ id }) => id === SEARCH_TEMPLATE_PLAN_ID);
  return scope.plan.target === 'part' && searched ? { ...scope, plan: searched } : scope;
}
