import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

/** Returns the policy of limits and specification, in order. */
function policy(media = '', scripts = "'self'"): string {
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    `img-src 'self' data:${media}`,
    `media-src 'self'${media}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join(';');
}

describe('security headers', () => {
  let app: RequestListener;
  beforeAll(async () => {
    ({ app } = await createTestStorefront());
  });

  it.each(['/', '/aucune-page', '/robots.txt', '/assets/none.js', '/api/v1/site?site_id=1', '/en/'])(
    '[GD-04] %s denies frames and sniffing, restricts the referrer, and reserves camera and position for itself',
    async (path) => {
      const { headers } = await request(app).get(path);
      expect(headers).toMatchObject({
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'permissions-policy': 'camera=(self), geolocation=(self)',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['server']).toBeUndefined();
    },
  );

  it('a cacheable page has one fixed policy, without nonce', async () => {
    const { headers } = await request(app).get('/');
    expect(headers['content-security-policy']).toBe(policy());
  });

  it('[TP-03] browsers may connect to the maps service only where the site has a key to it', async () => {
    const { app: mapped } = await createTestStorefront({
      env: { MAPS_API_KEY: 'key', MAPS_API_URL: 'https://maps.example/v1/places' },
    });
    const { headers, text } = await request(mapped).get('/');
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://maps.example;");
    expect(text).toContain('"maps":{"url":"https://maps.example/v1/places","key":"key"}');
    expect((await request(app).get('/')).text).not.toContain('"maps":');
  });

  it('a private page has the same policy with a nonce of its own, another each time', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { headers } = await request(app).get('/aucune-page');
        const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';
        expect(headers['content-security-policy']).toBe(policy(undefined, `'self' 'nonce-${nonce}'`));
        return nonce;
      }),
    );
    expect(nonces[0]).toMatch(/^[\w+/]{22}==$/);
    expect(nonces[1]).not.toBe(nonces[0]);
  });

  it('[TP-05] pictures and videos may come from the configured image storage, and from nowhere else', async () => {
    const { app: other } = await createTestStorefront({
      env: { MEDIA_URL: 'https://media.atre.example/v2' },
    });
    const { headers } = await request(other).get('/');
    expect(headers['content-security-policy']).toBe(policy(' https://media.atre.example'));
  });

  it('sends HSTS only when the site is on HTTPS', async () => {
    expect((await request(app).get('/')).headers['strict-transport-security']).toBeUndefined();
    const secure = await createTestStorefront({ env: { PUBLIC_URL: 'https://www.atre.example' } });
    expect((await request(secure.app).get('/')).headers['strict-transport-security']).toBe(
      'max-age=63072000; includeSubDomains',
    );
  });

  it('a page runs scripts of this site only, and none in its attributes', async () => {
    const { text } = await request(app).get('/');
    expect(text).not.toMatch(/<script[^>]*src="(?!\/)/);
    expect(text).not.toMatch(/\son\w+="/);
  });
});
