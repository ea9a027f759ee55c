import { beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

describe('pages of operators on the public site', () => {
  let storefront: TestStorefront;
  beforeAll(async () => {
    storefront = await createTestStorefront();
  });

  it.each([
    '/admin',
    '/admin/',
    '/admin/index.html',
    '/admin/assets/main.js',
    '/operator',
    '/operator/session',
    '/api/v1/operator',
    '/api/v1/operator/session',
  ])('%s: not found, as if the admin did not exist', async (path) => {
    const { status, headers } = await request(storefront.app)
      .get(path)
      .redirects(1)
      .query({ site_id: 1, lang: 'fr', sales_plan_id: 1 });
    expect(status).toBe(404);
    expect(headers['set-cookie']?.toString() ?? '').not.toContain('operator_session');
  });
});
