import { createBenefitsApi } from '#shared/api/benefits.ts';
import type { LoadArgs } from './page-load.ts';
import { ApiError } from '#shared/api/api-error.ts';

/**
 * The numbers of a logged professional's favourites, which the hearts of a page show; none for anybody else, so that
 * nothing personal is on a page that others share. Hearts are no reason for a page to fail.
 */
export async function readFavorites({ api, store }: Pick<LoadArgs, 'api' | 'store'>): Promise<number[]> {
  const { settings, auth } = store;
  if (!settings.isProConnected || auth.customerNumber === null) return [];
  try {
    const { items } = await createBenefitsApi(api.caller).favorites(auth.customerNumber);
    return items.map((item) => item.entity_id);
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
