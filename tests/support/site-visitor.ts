import type { RequestListener } from 'node:http';
import request, { type Response, type Test } from 'supertest';
import { DEMO_PASSWORD } from '#backoffice/demo/demo-accounts.data.ts';
import { createCookieJar } from './cookie-jar.ts';
import { cookiesOf } from './logged-visitor.ts';

/** Where forms of the test storefront come from. */
const ORIGIN = 'http://localhost:3000';

/** A browser without scripts: it follows nothing by itself and keeps its cookies. */
export type SiteVisitor = {
  get(path: string): Test;
  post(path: string, fields: Record<string, string | string[]>): Test;
  logIn(email: string, path?: string): Promise<Response>;
};

export function createSiteVisitor(app: RequestListener): SiteVisitor {
  const jar = createCookieJar();
  const keep = (answer: Response) => jar.take(cookiesOf(answer));
  const visitor: SiteVisitor = {
    get: (path) =>
      request(app).get(path).set('origin', ORIGIN).set('cookie', jar.header()).on('response', keep),
    post: (path, fields) =>
      request(app)
        .post(path)
        .set('origin', ORIGIN)
        .set('cookie', jar.header())
        .type('form')
        .send(fields)
        .on('response', keep),
    logIn: async (email, path = '/pro/connexion') => visitor.post(path, { email, password: DEMO_PASSWORD }),
  };
  return visitor;
}
