import { randomInt } from 'node:crypto';
import type { RequestListener } from 'node:http';
import request, { type Response } from 'supertest';
import { createCookieJar } from './cookie-jar.ts';
import { cookiesOf } from './logged-visitor.ts';

const ORIGIN = 'http://localhost:3000';
/** Browsers give up after twenty. */
const MAX_REDIRECTS = 10;

/** Where a visitor without scripts ends up. */
export type Arrival = {
  /** Every address on the way, the first one included. */
  steps: string[];
  last: Response;
  /** Names of cookies that were taken from the browser on the way. */
  taken: string[];
  ms: number;
};

type Question = { path: string; cookies: readonly string[]; fields?: Record<string, string> };

/**
 * Asks for a page, or posts a form to it, and follows where it leads as a browser does.
 * @throws when it goes on for ever
 */
export async function followPage(
  app: RequestListener,
  { path, cookies, fields }: Question,
): Promise<Arrival> {
  const jar = createCookieJar();
  jar.take(cookies);
  const steps = [path];
  const taken = new Set<string>();
  const since = performance.now();
  let last = await ask(app, path, jar.header(), fields);
  for (;;) {
    const lines = cookiesOf(last);
    for (const line of lines)
      if (/expires=thu, 01 jan 1970/i.test(line)) taken.add(line.split('=', 1)[0] ?? '');
    jar.take(lines);
    const to: string | undefined = last.headers['location'];
    if (to === undefined || last.status < 300 || last.status >= 400) break;
    if (steps.length > MAX_REDIRECTS) throw new Error(`It leads on for ever: ${steps.join(' → ')}`);
    steps.push(to);
    last = await ask(app, to, jar.header());
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
  // The limits count addresses: each visitor is another.
  const address = `203.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  return asked.set('origin', ORIGIN).set('cookie', cookie).set('x-forwarded-for', address);
}
