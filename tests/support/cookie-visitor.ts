import { randomUUID } from 'node:crypto';
import { TOKEN_HEADER } from '#shared/api/ky-send.ts';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import { createCookieStore } from './cookie-store.ts';

export type CookieVisitor = {
  /** Redirects are not followed. */
  get: (path: string) => Promise<Response>;
  post: (path: string, fields: Record<string, string>) => Promise<Response>;
  /** Calls the API as the scripts of French pages for professionals do. */
  call: (method: string, path: string, body?: unknown) => Promise<Response>;
  /** Logs in with the login page's form. @throws when the login fails */
  logIn: (email?: string) => Promise<void>;
};

type Asked = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

/** A browser without scripts on a running site, which stores cookies. `origin`: the site's public origin. */
export function createCookieVisitor(url: string, origin: string): CookieVisitor {
  const cookieStore = createCookieStore();
  const ask = async (path: string, init: Asked): Promise<Response> => {
    const response = await fetch(url + path, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, origin, cookie: cookieStore.header() },
    });
    cookieStore.take(response.headers.getSetCookie());
    return response;
  };
  const post: CookieVisitor['post'] = (path, fields) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields) });
  return {
    get: (path) => ask(path, {}),
    post,
    call: (method, path, body) =>
      ask(`/api/v1${path}?site_id=1&lang=fr&sales_plan_id=2`, {
        method,
        headers: {
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          [TOKEN_HEADER]: '1',
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    async logIn(email = 'pro@atre.example') {
      const { status } = await post('/pro/connexion', { email, password: DEMO_PASSWORD });
      if (status !== 303) throw new Error(`${email} could not log in: ${status}.`);
    },
  };
}
