import { isOwnFilePath } from '#shared/domain/own-file-path.ts';
import { toSitePath } from '#shared/site-path.ts';
import { matchPath } from './match-path.ts';
import { withoutNotice } from './notices.ts';

/** Pages that are the way in: nobody is brought back to them. */
const WAYS_IN = new Set(['login', 'signup', 'forgot-password', 'renew-password']);
/** Below the site's address and no pages of it: a call that logs out again, a file, a form of ours. */
const NO_PAGE = /^\/(?:_|(?:api|assets|media|ops|test-bank)\/)/;

/**
 * Target of a login: the page the visitor came from, as `redirect` names it, or a file behind the login. `undefined` for
 * anything else (AC-04). What the page reported as done does not come back.
 */
export function returnPath(value: string | null): string | undefined {
  const path = toSitePath(value);
  if (path === undefined) return undefined;
  if (isFilePath(path)) return path;
  if (NO_PAGE.test(path)) return undefined;
  const found = matchPath(new URL(path, 'http://site.invalid').pathname);
  return found?.match && !WAYS_IN.has(found.match.name) ? withoutNotice(path) : undefined;
}

/** True for the path of a file behind the login, which browsers request from the server. */
export function isFilePath(path: string): boolean {
  return isOwnFilePath(new URL(path, 'http://site.invalid').pathname);
}
