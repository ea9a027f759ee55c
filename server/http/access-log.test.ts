import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

const FIELDS = ['client', 'complete', 'id', 'method', 'ms', 'path', 'route', 'status'];

describe('access log', () => {
  let storefront: TestStorefront;
  beforeAll(async () => {
    storefront = await createTestStorefront();
  });
  beforeEach(() => {
    storefront.logs.length = 0;
  });

  const lines = () => storefront.logs.filter((line) => line.msg === 'request');

  it('has one line a request, with a fixed list of fields', async () => {
    const { headers } = await request(storefront.app).get('/produit/lame');
    expect(lines()).toHaveLength(1);
    expect(lines()[0]).toMatchObject({
      id: headers['x-request-id'],
      method: 'GET',
      path: '/produit/lame',
      status: 200,
      client: '127.0.0.1',
      route: 'product',
      complete: true,
    });
    const fields = Object.keys(lines()[0] ?? {});
    const own = fields.filter((name) => !['level', 'time', 'pid', 'hostname', 'msg'].includes(name));
    expect(own.sort()).toEqual(FIELDS);
  });

  it('holds no query value, body, cookie, token or other header', async () => {
    const { app, logs } = storefront;
    await request(app).get('/recherche?q=secret-query&redirect=secret-redirect').set({
      cookie: 'jwt_token=secret-cookie; email=secret@atre.example',
      authorization: 'Bearer secret-bearer',
      'user-agent': 'secret-agent',
      referer: 'http://localhost:3000/?token=secret-referer',
    });
    await request(app)
      .post('/api/v1/user/login')
      .send({ email: 'secret@atre.example', password: 'secret-password' });
    await request(app).get('/api/v1/search?text=secret-text&site_id=1');
    expect(lines()).toHaveLength(3);
    expect(JSON.stringify(logs)).not.toMatch(/secret/);
  });

  it('a failure is logged with its cause, without query values', async () => {
    const broken = await createTestStorefront({ backofficeUrl: 'http://127.0.0.1:9' });
    expect((await request(broken.app).get('/recherche?q=secret-query')).status).toBe(503);
    expect(broken.logs.length).toBeGreaterThan(0);
    expect(JSON.stringify(broken.logs)).not.toMatch(/secret/);
    const line = broken.logs.find(({ msg }) => msg === 'request');
    expect(line).toMatchObject({ status: 503, level: 40 });
  });

  it('line breaks in an address cannot forge a line', async () => {
    await request(storefront.app).get('/a%0A{"msg":"forged"}');
    expect(storefront.logs.map((line) => line.msg)).not.toContain('forged');
    expect(lines()).toHaveLength(1);
  });
});
