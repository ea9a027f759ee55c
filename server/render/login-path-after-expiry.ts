import { loginPath } from '#routes/login-path.ts';
import { matchPath } from '#routes/match-path.ts';
import { returnPath } from '#routes/return-path.ts';

/**
 * Returns the path to the login for a page one of whose calls has ended the session, whatever its loader made of it:
 * a page must not mix data with and without session. The login page redirects to itself once, without the cookies.
 * `undefined` for addresses without a page.
 */
export function loginPathAfterExpiry({ pathname, search, searchParams }: URL): string | undefined {
  const match = matchPath(pathname)?.match;
  if (!match) return undefined;
  const current = match.name === 'login' ? returnPath(searchParams.get('redirect')) : pathname + search;
  return loginPath(match.locale, current, true);
}
