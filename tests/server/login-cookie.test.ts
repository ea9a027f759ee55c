import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { cookiesOf } from '#tests/support/logged-visitor.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

let app: RequestListener;
beforeAll(async () => {
  ({ app } = await createTestStorefront());
});

const GARBAGE = ['garbage', 'a.b.c', '..', 'eyJhbGciOiJub25lIn0.bm90IGpzb24.x', '%C4%80', 'x'.repeat(4000)];

describe('login cookie without a token', () => {
  it.each(GARBAGE.map((value) => [value.slice(0, 20), value]))(
    '[AC-04] (%s) redirects to login, which removes it',
    async (_start, value) => {
      const get = (path: string) => request(app).get(path).set('cookie', `jwt_token=${value}`);
      for (const path of ['/mon-compte', '/mes-commandes', '/pro/mes-favoris', '/panier']) {
        const page = await get(path);
        expect([path, page.status, page.headers['location']]).toEqual([
          path,
          302,
          `/pro/connexion?redirect=${encodeURIComponent(path)}`,
        ]);
        expect(cookiesOf(page).some((cookie) => cookie.startsWith('jwt_token=;'))).toBe(true);
      }
      expect((await get('/pro/connexion')).status).toBe(200);
      expect((await get('/produit/lame')).status).toBe(200);
    },
  );
});
