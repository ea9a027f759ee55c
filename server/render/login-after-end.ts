import { loginPath } from '#routes/login-path.ts';
import { matchPath } from '#routes/match-path.ts';
import { returnPath } from '#routes/return-path.ts';

/**
 * The way to login for a page one of whose calls has ended the session, however its loader took that: a page must not be
 * half a visitor's own. The login page leads to itself, once: the cookies are gone by then. `undefined` for what is no page.
 */
export function loginAfterEnd({ pathname, search, searchParams }: URL): string | undefined {
  const match = matchPath(pathname)?.match;
  if (!match) return undefined;
  const wanted = match.name === 'login' ? returnPath(searchParams.get('redirect')) : pathname + search;
  return loginPath(match.locale, wanted, true);
}
