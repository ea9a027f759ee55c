/** Audiences (spec section 1): consumer, professional visitor, logged professional. */
export const TARGETS = ['part', 'pro', 'pro_connect'] as const;
export type Target = (typeof TARGETS)[number];

/** What an address can say of the audience: nothing (consumer) or `pro`. */
export type UrlTarget = 'part' | 'pro';

export type SalesPlan = { id: number; target: Target; currency: { code: string; symbol: string } };

/**
 * The plan whose catalogue the search of a consumer queries. The specification gives it as a constant of the
 * search template (section 9); every other id comes from `GET /site`.
 */
export const SEARCH_TEMPLATE_PLAN_ID = 2;

export function isProfessional(target: Target): boolean {
  return target !== 'part';
}

/** The audience shown in the interface: `part` or `pro` (spec section 3, settings state). */
export function shownTarget(target: Target): UrlTarget {
  return isProfessional(target) ? 'pro' : 'part';
}

/**
 * The plan in force on a page (spec section 4). With the route's target `pro`, a plan that is not professional
 * becomes `pro_connect` for a logged professional, else `pro`. Without target a professional plan stays,
 * anything else is the private plan.
 */
export function resolveTarget(state: { route: UrlTarget; current: Target; isProConnected: boolean }): Target {
  if (state.route === 'part') return isProfessional(state.current) ? state.current : 'part';
  if (isProfessional(state.current)) return onSessionChange(state.current, state.isProConnected);
  return state.isProConnected ? 'pro_connect' : 'pro';
}

/** A professional plan switches between `pro` and `pro_connect` on login and logout; the private plan stays. */
export function onSessionChange(current: Target, isProConnected: boolean): Target {
  if (!isProfessional(current)) return current;
  return isProConnected ? 'pro_connect' : 'pro';
}

/** Stands for a plan where the site names none. `GET /site`, which names them, answers whatever the plan. */
const UNKNOWN_PLAN: SalesPlan = { id: 1, target: 'part', currency: { code: 'EUR', symbol: '€' } };

/**
 * The plan of an audience. Logged professionals have that of professional visitors where the site has none for them; an
 * audience without any has the first of the site, for what surrounds the page that says so (`hasPlanFor`).
 */
export function findPlan(plans: readonly SalesPlan[], target: Target): SalesPlan {
  const ofTarget = (wanted: Target) => plans.find((candidate) => candidate.target === wanted);
  const own = ofTarget(target) ?? (target === 'pro_connect' ? ofTarget('pro') : undefined);
  return own ?? plans[0] ?? UNKNOWN_PLAN;
}

/** Whether the site sells to an audience at all. */
export function hasPlanFor(plans: readonly SalesPlan[], target: Target): boolean {
  return plans.some((plan) => shownTarget(plan.target) === shownTarget(target));
}
