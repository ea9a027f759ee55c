import { toSitePath } from '#shared/site-path.ts';
import { matchPath } from './match-path.ts';

/** Pages that are the way in: nobody is brought back to them. */
const WAYS_IN = new Set(['login', 'signup', 'forgot-password', 'renew-password']);
/** Below the site's address and no pages of it: a call that logs out again, a file, a form of ours. */
const NO_PAGE = /^\/(?:_|(?:api|assets|media|ops|test-bank)\/)/;

/**
 * Where login leads: the page somebody came from, as `redirect` says it. `undefined` for anything but a page of this
 * site (AC-04).
 */
export function returnPath(value: string | null): string | undefined {
  const path = toSitePath(value);
  if (path === undefined || NO_PAGE.test(path)) return undefined;
  const found = matchPath(new URL(path, 'http://site.invalid').pathname);
  return found?.match && !WAYS_IN.has(found.match.name) ? path : undefined;
}
