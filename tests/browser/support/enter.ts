import type { BrowserContext } from '@playwright/test';
import { logIn, type LoginCookie } from '#scripts/examples/log-in.ts';
import { SITE_URL } from './addresses.ts';

/** Well before the token is renewed, because two browsers must not renew one session. */
const REUSED_FOR_MS = 5 * 60_000;
const sessions = new Map<string, { cookies: LoginCookie[]; since: number }>();

/** Logs a browser in with a demo account, or out. */
export async function enter(context: BrowserContext, email: string | undefined): Promise<void> {
  await context.clearCookies();
  if (email) await context.addCookies(await sessionOf(email));
}

/** Shares a session between tests for some minutes, because logins are limited by address. */
async function sessionOf(email: string): Promise<LoginCookie[]> {
  const known = sessions.get(email);
  if (known && Date.now() - known.since < REUSED_FOR_MS) return known.cookies;
  const cookies = await logIn(SITE_URL, email);
  sessions.set(email, { cookies, since: Date.now() });
  return cookies;
}
