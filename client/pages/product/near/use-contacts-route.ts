import { usePage } from '#client/app/page/page-context.ts';
import type { RouteName } from '#routes/paths.ts';

/** The search near a place, to which the buttons of the page lead. */
export const NEAR_ID = 'near';

/** The locator of the audience: installers for consumers, distributors for professionals; `null` if it is off. */
export function useContactsRoute(): RouteName | null {
  const { site, isEnabled } = usePage();
  const route = site.target === 'pro' ? 'store-locator-distributor' : 'store-locator';
  return isEnabled(route) ? route : null;
}
