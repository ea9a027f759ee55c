import { describe, expect, it } from '@jest/globals';
import { readPage } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';
import { parseConfig, parseOperationalConfig } from './config.ts';

describe('configuration', () => {
  it('has a default for everything', () => {
    expect(parseConfig({})).toEqual({
      port: 3000,
      host: '0.0.0.0',
      publicUrl: 'http://localhost:3000',
      apiUrl: undefined,
      apiPath: '/api/v1/',
      backofficePort: 3001,
      siteId: 1,
      mediaUrl: '/media',
      maps: undefined,
      cartEnabled: true,
      trustProxy: ['127.0.0.0/8', '::1'],
      logLevel: 'info',
      maintenance: false,
      maintenanceBypass: [],
      ipAllowList: [],
      metricsAllow: ['127.0.0.0/8', '::1'],
      pageCacheBytes: 64 * 1024 * 1024,
      pictureCacheBytes: 32 * 1024 * 1024,
      earlyHints: false,
      renderLimit: 24,
      writeLimit: 300,
      busyStretch: 9,
    });
  });

  it('takes what is set, without trailing slashes; the empty text is not set', () => {
    const config = parseConfig({
      PORT: '8080',
      PUBLIC_URL: 'https://www.atre.example/',
      API_URL: 'http://backoffice:3001/',
      MEDIA_URL: 'https://media.atre.example/',
      CART_ENABLED: 'false',
      IP_ALLOW_LIST: ' 192.0.2.1 , 10.0.0.0/8,office.atre.example ',
      LOG_LEVEL: '',
    });
    expect(config).toMatchObject({
      port: 8080,
      publicUrl: 'https://www.atre.example',
      apiUrl: 'http://backoffice:3001',
      mediaUrl: 'https://media.atre.example',
      cartEnabled: false,
      ipAllowList: ['192.0.2.1', '10.0.0.0/8', 'office.atre.example'],
      logLevel: 'info',
    });
    expect(parseConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
  });

  it('SIGHUP reads three variables again, with the same checks', () => {
    const env = { MAINTENANCE: 'true', MAINTENANCE_BYPASS: '192.0.2.1', PORT: 'not read again' };
    expect(parseOperationalConfig(env)).toEqual({
      maintenance: true,
      maintenanceBypass: ['192.0.2.1'],
      ipAllowList: [],
    });
    expect(() => parseOperationalConfig({ MAINTENANCE: 'on' })).toThrow('MAINTENANCE');
  });

  it('pages give browsers a fixed handful of it and nothing else', async () => {
    const { app } = await createTestStorefront({
      env: {
        IP_ALLOW_LIST: '127.0.0.1',
        MAINTENANCE_BYPASS: '192.0.2.99',
        PAYMENT_SECRET: 'secret-value',
        HASH_SALT: 'secret-value-of-a-salt',
      },
    });
    const { html } = await readPage(app, '/');
    const state = /<script[^>]*type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
    const { store } = JSON.parse(state) as { store: { settings: Record<string, unknown> } };
    expect(Object.keys(store.settings).sort()).toEqual([
      'apiPath',
      'brand',
      'cartEnabled',
      'categories',
      'languages',
      'locale',
      'mediaUrl',
      'menus',
      'plans',
      'settings',
      'siteId',
      'siteUrl',
      'slider',
      'target',
      'thirdParties',
    ]);
    expect(html).not.toMatch(/secret-value|192\.0\.2\.99|127\.0\.0\.1/);
  });
});
