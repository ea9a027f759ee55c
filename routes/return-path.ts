import { toSitePath } from '#shared/site-path.ts';
import { matchPath } from './match-path.ts';

/** Pages that are the way in: nobody is brought back to them. */
const WAYS_IN = new Set(['login', 'signup', 'forgot-password', 'renew-password']);

/**
 * Where login leads: the page somebody came from, as `redirect` says it. `undefined` for anything but a page of this
 * site (AC-04).
 */
export function returnPath(value: string | null): string | undefined {
  const path = toSitePath(value);
  if (path === undefined) return undefined;
  const found = matchPath(new URL(path, 'http://site.invalid').pathname);
  return found?.match && !WAYS_IN.has(found.match.name) ? path : undefined;
}
