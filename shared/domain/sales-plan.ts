/** Audiences (spec section 1): consumer, professional visitor, logged-in professional. */
export const TARGETS = ['part', 'pro', 'pro_connect'] as const;
export type Target = (typeof TARGETS)[number];

/** Audience of an address: none (consumer) or `pro`. */
export type UrlTarget = 'part' | 'pro';

export type SalesPlan = { id: number; target: Target; currency: { code: string; symbol: string } };

/**
 * The plan of a consumer's search. The specification gives it as a constant of the search template (section 9); other
 * ids come from `GET /site`.
 */
export const SEARCH_TEMPLATE_PLAN_ID = 2;

export function isProfessional(target: Target): boolean {
  return target !== 'part';
}

/** Returns the audience shown in the interface: `part` or `pro` (spec section 3, settings state). */
export function shownTarget(target: Target): UrlTarget {
  return isProfessional(target) ? 'pro' : 'part';
}

/**
 * Returns the audience of a page's plan (spec section 4). With the route's target `pro`, a plan that is not
 * professional becomes `pro_connect` for a logged-in professional, else `pro`. Without a target a professional plan
 * stays, and any other becomes the private plan.
 */
export function resolveTarget(state: { route: UrlTarget; current: Target; isProConnected: boolean }): Target {
  if (state.route === 'part') return isProfessional(state.current) ? state.current : 'part';
  if (isProfessional(state.current)) return onSessionChange(state.current, state.isProConnected);
  return state.isProConnected ? 'pro_connect' : 'pro';
}

/**
 * Returns the plan after login or logout: a professional plan switches between `pro` and `pro_connect`; the private
 * plan stays.
 */
export function onSessionChange(current: Target, isProConnected: boolean): Target {
  if (!isProfessional(current)) return current;
  return isProConnected ? 'pro_connect' : 'pro';
}

/** Fallback where the site lists no plan. `GET /site`, which lists them, accepts any plan. */
const UNKNOWN_PLAN: SalesPlan = { id: 1, target: 'part', currency: { code: 'EUR', symbol: '€' } };

/**
 * Finds the plan of an audience. Logged-in professionals fall back to that of professional visitors; an audience
 * without a plan gets the first of the site, for the frame of its error page (`hasPlanFor`).
 */
export function findPlan(plans: readonly SalesPlan[], target: Target): SalesPlan {
  const ofTarget = (requested: Target) => plans.find((candidate) => candidate.target === requested);
  const own = ofTarget(target) ?? (target === 'pro_connect' ? ofTarget('pro') : undefined);
  return own ?? plans[0] ?? UNKNOWN_PLAN;
}

/** True if the site sells to an audience. */
export function hasPlanFor(plans: readonly SalesPlan[], target: Target): boolean {
  return plans.some((plan) => shownTarget(plan.target) === shownTarget(target));
}
