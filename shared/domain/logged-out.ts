/** Tells the page after a logout, in the browser, what to say. Read by scripts, and taken by the first that reads it. */
export const LOGGED_OUT_COOKIE = 'logged_out';

/** Tells whether a browser's cookies hold that note. */
export function isJustLoggedOut(cookies: string): boolean {
  return cookies.split('; ').includes(`${LOGGED_OUT_COOKIE}=1`);
}
