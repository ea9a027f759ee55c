import type { Scope } from '#backoffice/http/scope.ts';
import { SEARCH_TEMPLATE_PLAN_ID } from '#shared/domain/sales-plan.ts';
import type { Locale } from '#shared/locale.ts';

/**
 * Where is searched: the site, the language of the words, the plans whose things may be found. The catalogue may
 * be that of more plans than content pages, which carry no sign of the plan they are for.
 */
export type SearchScope = {
  siteId: number;
  lang: Locale;
  planIds: number[];
  productPlanIds: number[];
};

/** Where the site's search looks. Consumers search the catalogue of the plan that specification section 9 names. */
export function toSearchScope(scope: Scope, lang: Locale): SearchScope {
  const planIds = [scope.plan.id];
  return {
    siteId: scope.siteId,
    lang,
    planIds,
    productPlanIds: scope.plan.target === 'part' ? [...planIds, SEARCH_TEMPLATE_PLAN_ID] : planIds,
  };
}

/** The scope of a professional where a consumer asks, to find what only professionals buy. */
export function withSearchedPlan(scope: Scope): Scope {
  const searched = scope.plans.find(({ id }) => id === SEARCH_TEMPLATE_PLAN_ID);
  return scope.plan.target === 'part' && searched ? { ...scope, plan: searched } : scope;
}
