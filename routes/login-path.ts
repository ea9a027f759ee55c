import type { Locale } from '#shared/locale.ts';
import { href } from './href.ts';

/** Of the login page: the visitor comes because his session has ended. */
export const ENDED_PARAMETER = 'ended';

/**
 * Path and query of the login that brings a visitor back to where he was (spec section 8).
 * @param wanted path and query of the page he asked for
 * @param hasEnded his session has ended, which the login says
 */
export function loginPath(locale: Locale, wanted: string | undefined, hasEnded: boolean): string {
  const back = wanted === undefined ? undefined : `redirect=${encodeURIComponent(wanted)}`;
  const query = [back, hasEnded ? `${ENDED_PARAMETER}=1` : undefined].filter((part) => part !== undefined);
  return `${href('login', { locale, target: 'pro' })}?${query.join('&')}`;
}
