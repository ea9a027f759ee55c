import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createTestStorefront } from '#tests/support/test-storefront.ts';
import { EMAIL_HASH_PATH } from './email-hash.ts';
import { unsignedToken } from '#tests/support/unsigned-token.ts';

const SALT = 'a salt for tests alone';
const LOGGED = [
  `jwt_token=${unsignedToken()}`,
  'email=Marie%40atre.example',
  'consent=1.2026-11-21.measurement',
];
const EXPECTED = createHash('sha256').update(`marie@atre.example${SALT}`).digest('hex');

describe('[TP-04] the pseudonym of a logged-in customer', () => {
  it('is the salted sha256 of the e-mail, and stays private', async () => {
    const { app } = await createTestStorefront({ env: { HASH_SALT: SALT } });
    const response = await ask(app, LOGGED);
    expect(response.body).toEqual({ hash: EXPECTED });
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it.each([
    ['nobody is logged in', LOGGED.slice(1)],
    ['no e-mail is known', [LOGGED[0] ?? '', LOGGED[2] ?? '']],
    ['measurement was not accepted', [...LOGGED.slice(0, 2), 'consent=1.2026-11-21.maps']],
    ['nothing was chosen yet', LOGGED.slice(0, 2)],
  ])('is null when %s', async (_case, cookies) => {
    const { app } = await createTestStorefront({ env: { HASH_SALT: SALT } });
    expect((await ask(app, cookies)).body).toEqual({ hash: null });
  });

  it('is null without a salt: a bare hash could be guessed', async () => {
    const { app } = await createTestStorefront({});
    expect((await ask(app, LOGGED)).body).toEqual({ hash: null });
  });

  it('is sent to pages of this site only', async () => {
    const { app } = await createTestStorefront({ env: { HASH_SALT: SALT } });
    const response = await request(app)
      .get(EMAIL_HASH_PATH)
      .set('cookie', LOGGED.join('; '))
      .set('sec-fetch-site', 'cross-site');
    expect(response.status).toBe(403);
    expect(response.text).not.toContain(EXPECTED);
  });
});

type App = Parameters<typeof request>[0];

function ask(app: App, cookies: readonly string[]) {
  return request(app)
    .get(EMAIL_HASH_PATH)
    .set('cookie', cookies.join('; '))
    .set('sec-fetch-site', 'same-origin');
}
