import type { Locale } from '#shared/locale.ts';
import { href } from './href.ts';

/** Field of the logout form: the audience of its page, `part` or `pro`. */
export const LOGOUT_AUDIENCE = 'audience';

/**
 * Home page after a logout (spec section 4): a professional plan becomes `pro` and stays professional.
 * @param audience the field of the logout form; any other text stands for consumers
 */
export function logoutPath(locale: Locale, audience: string): string {
  return href('index', { locale, target: audience === 'pro' ? 'pro' : 'part' });
}
