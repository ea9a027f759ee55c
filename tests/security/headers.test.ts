import { describe, expect, it } from '@jest/globals';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { ask } from '#tests/support/ask.ts';
import { createTestStorefront, serve } from '#tests/support/test-storefront.ts';

/**
 * Every kind of response: cacheable, personal, with models, with a secret in its address, missing,
 * redirect, not a page.
 */
const KINDS = [
  '/',
  '/en/pro',
  '/nos-produits',
  '/produit/lame',
  '/ar/produit/lame',
  '/proposition?token=x',
  '/devis/thermo',
  '/pro/connexion',
  '/mon-compte',
  '/aucune-page',
  '/recherche?q=lame&x=1',
  '/produit/lame/',
  '/robots.txt',
  '/sitemap.xml',
  '/assets/none.js',
  '/api/v1/site?site_id=1',
  '/media/none.svg',
  '/index.php',
  '/maintenance',
];
const SITES: readonly (readonly [string, Record<string, string>])[] = [
  ['as it comes', {}],
  [
    'with outside services',
    {
      TAG_MANAGER_ID: 'GTM-TEST',
      HASH_SALT: 'a salt for tests alone',
      MAPS_API_KEY: 'key',
      HUMAN_CHECK_SITE_KEY: 'key',
      MEDIA_URL: 'https://media.atre.example/',
    },
  ],
  ['under maintenance', { MAINTENANCE: 'true' }],
  ['over HTTPS', { PUBLIC_URL: 'https://www.atre.example' }],
];

describe.each(SITES)('site %s', (name, env) => {
  it('[GD-04] every response: has all security headers, with a policy without weaknesses', async () => {
    const { app } = await createTestStorefront({ env: { LOG_LEVEL: 'silent', ...env } });
    const server = await serve(app);
    for (const path of KINDS) {
      const { headers } = await ask(server.port, { path });
      expect([path, weaknessesOf(String(headers['content-security-policy']))]).toEqual([path, []]);
      expect({ path, ...headers }).toMatchObject({
        path,
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': expect.stringMatching(/^(?:same-origin|no-referrer)$/),
        'permissions-policy': expect.stringContaining('geolocation=(self)'),
      });
      expect([path, headers['x-powered-by'], headers.server]).toEqual([path, undefined, undefined]);
      const isSecure = env['PUBLIC_URL'] !== undefined;
      expect([path, 'strict-transport-security' in headers]).toEqual([path, isSecure]);
    }
    await server.close();
    expect(name).not.toBe('');
  });
});

/** Responses before routing: probes, metrics and invalid requests. */
it.each(['/healthz', '/readyz', '/metrics', `/${'a'.repeat(8200)}`, `/api/v1/${'a'.repeat(8200)}`])(
  'response that is not a page: loads nothing, has its own type and is not cached: %.20s',
  async (path) => {
    const { app } = await createTestStorefront({ env: { LOG_LEVEL: 'silent' } });
    const server = await serve(app);
    const { headers } = await ask(server.port, { path });
    await server.close();
    expect(weaknessesOf(String(headers['content-security-policy']))).toEqual([]);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  },
);

it('weak policy: found', () => {
  expect(weaknessesOf("script-src 'unsafe-inline'; object-src *")).not.toEqual([]);
  expect(weaknessesOf("default-src 'none'; script-src https:; base-uri 'none'")).not.toEqual([]);
});

/** Known weaknesses of a policy, one sentence each. */
function weaknessesOf(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }) => `${directive} ${value}: ${description}`);
}
