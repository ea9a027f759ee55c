import request, { type Response } from 'supertest';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import { noticeHeader } from './notice-header.ts';
import { startTestBackoffice } from './test-backoffice.ts';
import { createTestStorefront } from './test-storefront.ts';

const ORIGIN = 'http://localhost:3000';

/** A storefront with its own back office, used without scripts: links, forms, cookies. */
export async function startSite(options?: Parameters<typeof startTestBackoffice>[0]) {
  const backoffice = await startTestBackoffice(options);
  const { app } = await createTestStorefront({ backofficeUrl: backoffice.url });
  const get = (path: string, cookies: string[] = []) =>
    request(app).get(path).set('sec-fetch-site', 'same-origin').set('cookie', cookies.join('; '));
  const post = (path: string, fields: Record<string, string>, cookies: string[] = []) =>
    request(app).post(path).set('origin', ORIGIN).set('cookie', cookies.join('; ')).type('form').send(fields);
  /** Follows the redirect of a response, with the proof of its notice. */
  const follow = (response: Response, cookies: string[] = []) =>
    get(locationOf(response).split('#', 1)[0] ?? '', [...cookies, noticeHeader(response).cookie]);
  /** Returns the cookies of a session. */
  const logIn = async (email: string): Promise<string[]> => {
    const response = await post('/pro/connexion', { email, password: DEMO_PASSWORD });
    return [response.headers['set-cookie'] ?? []]
      .flat()
      .map((cookie: string) => cookie.split(';', 1)[0] ?? '');
  };
  return { url: backoffice.url, db: backoffice.db, get, post, follow, logIn, close: backoffice.close };
}

export type TestSite = Awaited<ReturnType<typeof startSite>>;

export const locationOf = (response: Response): string => response.headers['location'] ?? '';
