import { createBenefitsApi } from '#shared/api/benefits.ts';
import type { LoadArgs } from './page-load.ts';
import { optionalOrUnavailable, UNAVAILABLE } from './unavailable.ts';

/**
 * Returns the favourite product ids of a logged-in professional; empty for all others, so that shared pages contain no
 * personal data. Ignores API errors, except the end of the session.
 */
export async function readFavorites({ api, store }: Pick<LoadArgs, 'api' | 'store'>): Promise<number[]> {
  const { settings, auth } = store;
  if (!settings.isProConnected || auth.customerNumber === null) return [];
  const favorites = await optionalOrUnavailable(createBenefitsApi(api.caller).favorites(auth.customerNumber));
  return favorites === UNAVAILABLE ? [] : favorites.items.map((item) => item.entity_id);
}
