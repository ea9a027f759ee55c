import type { BrowserContext } from '@playwright/test';
import { logIn, type LoginCookie } from '#scripts/examples/log-in.ts';
import { SITE_URL } from './addresses.ts';

/** Well before its token has to be renewed: two browsers must not renew one session. */
const KEPT_MS = 5 * 60_000;
const sessions = new Map<string, { cookies: LoginCookie[]; since: number }>();

/** The browser of somebody logged in with a demo account, or of nobody. */
export async function enter(context: BrowserContext, email: string | undefined): Promise<void> {
  await context.clearCookies();
  if (email) await context.addCookies(await sessionOf(email));
}

/** One for all tests of some minutes: the back office counts how often an address logs in. */
async function sessionOf(email: string): Promise<LoginCookie[]> {
  const known = sessions.get(email);
  if (known && Date.now() - known.since < KEPT_MS) return known.cookies;
  const cookies = await logIn(SITE_URL, email);
  sessions.set(email, { cookies, since: Date.now() });
  return cookies;
}
