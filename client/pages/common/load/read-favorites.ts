import { createBenefitsApi } from '#shared/api/benefits.ts';
import type { LoadArgs } from './page-load.ts';
import { partOrUnanswered, UNANSWERED } from './unanswered.ts';

/**
 * The numbers of a logged professional's favourites, which the hearts of a page show; none for anybody else, so that
 * nothing personal is on a page that others share. Hearts are no reason for a page to fail; the end of the session is.
 */
export async function readFavorites({ api, store }: Pick<LoadArgs, 'api' | 'store'>): Promise<number[]> {
  const { settings, auth } = store;
  if (!settings.isProConnected || auth.customerNumber === null) return [];
  const answer = await partOrUnanswered(createBenefitsApi(api.caller).favorites(auth.customerNumber));
  return answer === UNANSWERED ? [] : answer.items.map((item) => item.entity_id);
}
