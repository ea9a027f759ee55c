import type { Locale } from '#shared/locale.ts';
import { href } from './href.ts';

/** Field of the logout form: the audience of its page, `part` or `pro`. */
export const LOGOUT_AUDIENCE = 'audience';

/**
 * Home page after a logout (spec section 4): a professional stays on the `pro` site.
 * @param audience field of the logout form; any value except `pro` means consumer
 */
export function logoutPath(locale: Locale, audience: string): string {
  return href('index', { locale, target: audience === 'pro' ? 'pro' : 'part' });
}
