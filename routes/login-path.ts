import type { Locale } from '#shared/locale.ts';
import { href } from './href.ts';

/** Query parameter of the login page: the session has expired. */
export const ENDED_PARAMETER = 'ended';

/**
 * Path and query of the login page that returns to the requested page (spec section 8).
 * @param requested path and query of the requested page
 * @param hasEnded the session has expired, which the login page states
 */
export function loginPath(locale: Locale, requested: string | undefined, hasEnded: boolean): string {
  const back = requested === undefined ? undefined : `redirect=${encodeURIComponent(requested)}`;
  const query = [back, hasEnded ? `${ENDED_PARAMETER}=1` : undefined].filter((part) => part !== undefined);
  return `${href('login', { locale, target: 'pro' })}?${query.join('&')}`;
}
