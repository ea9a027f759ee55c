import type { RequestListener } from 'node:http';
import request, { type Response, type Test } from 'supertest';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import { createCookieStore } from './cookie-store.ts';
import { cookiesOf } from './logged-visitor.ts';

/** Origin of forms of the test storefront. */
const ORIGIN = 'http://localhost:3000';

/** A browser without scripts: it does not follow redirects and stores cookies. */
export type SiteVisitor = {
  get(path: string): Test;
  post(path: string, fields: Record<string, string | string[]>): Test;
  logIn(email: string, path?: string): Promise<Response>;
};

export function createSiteVisitor(app: RequestListener): SiteVisitor {
  const cookieStore = createCookieStore();
  const keep = (response: Response) => cookieStore.take(cookiesOf(response));
  const visitor: SiteVisitor = {
    get: (path) =>
      request(app).get(path).set('origin', ORIGIN).set('cookie', cookieStore.header()).on('response', keep),
    post: (path, fields) =>
      request(app)
        .post(path)
        .set('origin', ORIGIN)
        .set('cookie', cookieStore.header())
        .type('form')
        .send(fields)
        .on('response', keep),
    logIn: async (email, path = '/pro/connexion') => visitor.post(path, { email, password: DEMO_PASSWORD }),
  };
  return visitor;
}
