import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { REDIRECTS } from '#redirects/redirects.ts';
import { targetUrl } from '#redirects/redirect-row.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

/** Encodes an address as browsers send it: paths are encoded, queries unchanged. */
function sent(address: string): string {
  const [path = '', ...query] = address.split('?');
  return [encodeURI(decodeURI(path)), ...query].join('?');
}

describe('legacy redirects', () => {
  let app: RequestListener;
  beforeAll(async () => {
    ({ app } = await createTestStorefront());
  });

  const responseOf = async (path: string, host = 'localhost:3000') => {
    const { status, headers } = await request(app).get(path).set('host', host);
    return [status, headers['location']];
  };

  it.each([
    ['/index.php', '/'],
    ['/pro/pro/aide-contact', '/pro/aide-contact'],
    ['/pro/en/pro/help-contact', '/en/pro/help-contact'],
    ['/en/produit/lame', '/en/product/lame'],
  ])('[RD-01, RD-03] %s redirects permanently to %s', async (from, to) => {
    expect(await responseOf(from)).toEqual([301, to]);
  });

  it('[RD-01] every path of the table redirects as listed', async () => {
    const rows = REDIRECTS.filter((row) => row.from.startsWith('/'));
    const wrong: unknown[] = [];
    for (const row of rows) {
      const [status, location] = await responseOf(sent(row.from));
      if (status !== row.code || location !== targetUrl(row.to)) {
        wrong.push([row.from, status, location]);
      }
    }
    expect(rows.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  }, 60_000);

  it('[RD-02] every former host redirects to the public address, with any path', async () => {
    const rows = REDIRECTS.filter((row) => !row.from.startsWith('/'));
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const { host, pathname } = new URL(row.from);
      const to = targetUrl(row.to);
      const absolute = to.startsWith('/') ? `http://localhost:3000${to}` : to;
      expect([row.from, ...(await responseOf(pathname, host))]).toEqual([row.from, row.code, absolute]);
    }
  });

  it('[RD-05] the query is preserved', async () => {
    expect(await responseOf('/index.php?utm_source=a&x=%C3%A9')).toEqual([301, '/?utm_source=a&x=%C3%A9']);
  });

  it('[RD-01] capitals and a trailing slash make no difference', async () => {
    expect(await responseOf('/INDEX.PHP/')).toEqual([301, '/']);
  });

  it('only GET and HEAD are redirected', async () => {
    expect((await request(app).head('/index.php')).status).toBe(301);
    expect((await request(app).post('/index.php')).status).toBe(405);
  });

  it('old addresses are redirected while the site is closed', async () => {
    const closed = await createTestStorefront({ env: { MAINTENANCE: 'true' } });
    expect((await request(closed.app).get('/index.php')).headers['location']).toBe('/');
  });

  it.each(['/pro/pro//evil.example', '/pro/pro/%2F/evil.example', '/pro/pro/%5Cevil.example'])(
    '%s is not redirected',
    async (path) => {
      const [, location = ''] = await responseOf(path);
      expect(new URL(String(location), 'http://localhost:3000').host).toBe('localhost:3000');
    },
  );
});
