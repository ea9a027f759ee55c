import { randomInt } from 'node:crypto';
import type { RequestListener } from 'node:http';
import request, { type Response } from 'supertest';
import { createCookieStore } from './cookie-store.ts';
import { cookiesOf } from './logged-visitor.ts';

const ORIGIN = 'http://localhost:3000';
/** Browsers stop after twenty. */
const MAX_REDIRECTS = 10;

/** The final page of a visitor without scripts. */
export type Arrival = {
  /** Every address on the way, including the first. */
  steps: string[];
  last: Response;
  /** Names of cookies that were removed on the way. */
  taken: string[];
  ms: number;
};

type Question = { path: string; cookies: readonly string[]; fields?: Record<string, string> };

/**
 * Requests a page, or posts a form to it, and follows redirects as a browser does.
 * @throws after too many redirects
 */
export async function followPage(
  app: RequestListener,
  { path, cookies, fields }: Question,
): Promise<Arrival> {
  const cookieStore = createCookieStore();
  cookieStore.take(cookies);
  const steps = [path];
  const taken = new Set<string>();
  const since = performance.now();
  let last = await ask(app, path, cookieStore.header(), fields);
  for (;;) {
    const lines = cookiesOf(last);
    for (const line of lines)
      if (/expires=thu, 01 jan 1970/i.test(line)) taken.add(line.split('=', 1)[0] ?? '');
    cookieStore.take(lines);
    const to: string | undefined = last.headers['location'];
    if (to === undefined || last.status < 300 || last.status >= 400) break;
    if (steps.length > MAX_REDIRECTS) throw new Error(`It leads on for ever: ${steps.join(' → ')}`);
    steps.push(to);
    last = await ask(app, to, cookieStore.header());
  }
  return { steps, last, taken: [...taken], ms: performance.now() - since };
}

async function ask(
  app: RequestListener,
  path: string,
  cookie: string,
  fields?: Record<string, string>,
): Promise<Response> {
  const visitor = request(app);
  const asked = fields ? visitor.post(path).type('form').send(fields) : visitor.get(path);
  // Rate limits count addresses, so each visitor has another one.
  const address = `203.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  return asked.set('origin', ORIGIN).set('cookie', cookie).set('x-forwarded-for', address);
}
