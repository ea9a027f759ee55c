import type { RequestListener } from 'node:http';
import request, { type Response, type Test } from 'supertest';
import { NOTICE_COOKIE } from '#shared/domain/notice-cookie.ts';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';

const ORIGIN = 'http://localhost:3000';

/**
 * A logged-in browser without scripts: pages are requested, forms are posted, and their notices are shown.
 */
export type LoggedVisitor = {
  cookies: string[];
  get: (path: string) => Test;
  /** A field with several values is a list. */
  post: (path: string, fields: Record<string, string | string[]>) => Test;
};

/** Logs in with the login page's form. */
export async function logInVisitor(
  app: RequestListener,
  email = 'pro@atre.example',
  password = DEMO_PASSWORD,
): Promise<LoggedVisitor> {
  const received = await request(app)
    .post('/pro/connexion')
    .set('origin', ORIGIN)
    .type('form')
    .send({ email, password });
  if (received.status !== 303) throw new Error(`${email} could not log in: ${received.status}.`);
  const cookies = cookiesOf(received).map((cookie) => cookie.split(';', 1)[0] ?? '');
  let notice = '';
  const keep = (response: Response) => {
    const set = cookiesOf(response).find((line) => line.startsWith(`${NOTICE_COOKIE}=`));
    if (set) notice = set.split(';', 1)[0] ?? '';
  };
  const header = () => [...cookies, notice].filter(Boolean).join('; ');
  return {
    cookies,
    get: (path) => request(app).get(path).set('cookie', header()).on('response', keep),
    post: (path, fields) =>
      request(app)
        .post(path)
        .set('origin', ORIGIN)
        .set('cookie', header())
        .type('form')
        .send(fields)
        .on('response', keep),
  };
}

/** Cookies that a response sets and removes. */
export function cookiesOf(response: Response): string[] {
  return [response.headers['set-cookie'] ?? []].flat();
}
