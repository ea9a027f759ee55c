/** Cookie that makes the page after a logout confirm it. The first script that reads it clears it. */
export const LOGGED_OUT_COOKIE = 'logged_out';

/** True if the cookies contain that confirmation. */
export function isJustLoggedOut(cookies: string): boolean {
  return cookies.split('; ').includes(`${LOGGED_OUT_COOKIE}=1`);
}
