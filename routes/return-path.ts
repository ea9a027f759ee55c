import { isOwnFilePath } from '#shared/domain/own-file-path.ts';
import { toSitePath } from '#shared/site-path.ts';
import { matchPath } from './match-path.ts';
import { withoutNotice } from './notices.ts';

/** Pages to log in or sign up, which are never the return target. */
const LOGIN_ROUTES = new Set(['login', 'signup', 'forgot-password', 'renew-password']);
/** Paths of this site that are not pages: API calls (which could log out again), files and forms. */
const NO_PAGE = /^\/(?:_|(?:api|assets|media|ops|test-bank)\/)/;

/**
 * Target after login: the page in `redirect`, or a file that needs a session. `undefined` for anything else (AC-04).
 * Notice parameters are removed.
 */
export function returnPath(value: string | null): string | undefined {
  const path = toSitePath(value);
  if (path === undefined) return undefined;
  if (isFilePath(path)) return path;
  if (NO_PAGE.test(path)) return undefined;
  const found = matchPath(new URL(path, 'http://site.invalid').pathname);
  return found?.match && !LOGIN_ROUTES.has(found.match.name) ? withoutNotice(path) : undefined;
}

/** True for a file that needs a session, which browsers request from the server. */
export function isFilePath(path: string): boolean {
  return isOwnFilePath(new URL(path, 'http://site.invalid').pathname);
}
