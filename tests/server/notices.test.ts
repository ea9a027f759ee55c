import { beforeAll, describe, expect, it } from '@jest/globals';
import { NOTICE_COOKIE } from '#shared/domain/notice-cookie.ts';
import { createSiteVisitor, type SiteVisitor } from '#tests/support/site-visitor.ts';
import { ticketValues } from '#tests/support/ticket-form.ts';
import { createTestStorefront, PATIENT_LIMITS } from '#tests/support/test-storefront.ts';

/** Every parameter that reports a completed action, on addresses that a user might type or share. */
const TYPED = [
  ['/pro/connexion?deleted=1', '/pro/connexion'],
  ['/pro/connexion?resent=1', '/pro/connexion'],
  ['/pro/connexion?renewed', '/pro/connexion'],
  ['/en/pro/login?redirect=%2Fen%2Fcart&ended=1', '/en/pro/login?redirect=%2Fen%2Fcart'],
  ['/pro/mot-de-passe-oublie?sent=1', '/pro/mot-de-passe-oublie'],
  ['/en/pro/confirmation-signup?resent=1', '/en/pro/confirmation-signup'],
  ['/confirmation?reference=AT-2345678&subject=advice', '/confirmation'],
  ['/en/pro/confirmation?reference=AT-2345678', '/en/pro/confirmation'],
  ['/sav/purger-un-seche-serviettes-a-eau?vote=yes', '/sav/purger-un-seche-serviettes-a-eau'],
  ['/documentations?notice=many&q=lame', '/documentations?q=lame'],
  ['/pro/a-telecharger?notice=none', '/pro/a-telecharger'],
  ['/pro/mes-favoris?removed=1', '/pro/mes-favoris'],
  ['/mon-compte?saved=password', '/mon-compte'],
  ['/mes-adresses?fait=supprimee', '/mes-adresses'],
  ['/mes-chantiers?deleted=1', '/mes-chantiers'],
  ['/mes-chantiers?worksite=1&sent=1', '/mes-chantiers?worksite=1'],
  [
    `/mes-chantiers?worksite=1&view=proposal&link=${'x'.repeat(32)}`,
    '/mes-chantiers?worksite=1&view=proposal',
  ],
  ['/panier?removed=part.1%7E2%7E%7EVanne', '/panier'],
  ['/commande/panier?removed=part.1%7E2%7E%7EVanne', '/commande/panier'],
  ['/panier?cart_fault=out_of_stock', '/panier'],
  ['/pro/produit/lame?ref=1&cart_added=product.1', '/pro/produit/lame?ref=1'],
  ['/pro/produit/lame?cart_fault=out_of_stock', '/pro/produit/lame'],
  ['/pro/produit/lame?cart_fault=quantity&cart_typed=product.1%7Eabc', '/pro/produit/lame'],
  ['/pro/nos-pieces-detachees?q=vanne&alerted=1', '/pro/nos-pieces-detachees?q=vanne'],
] as const;

let app: Awaited<ReturnType<typeof createTestStorefront>>['app'];
let visitor: SiteVisitor;

beforeAll(async () => {
  ({ app } = await createTestStorefront({ limits: PATIENT_LIMITS }));
  visitor = createSiteVisitor(app);
  await visitor.logIn('pro@atre.example');
});

const requestReset = (stranger: SiteVisitor) =>
  stranger.post('/pro/mot-de-passe-oublie', { email: 'nobody@atre.example' });

describe('address that reports a completed action', () => {
  it.each(TYPED)('%s typed by hand: redirects to %s, which reports nothing', async (typed, neutral) => {
    const path = typed.split('?', 1)[0] ?? '';
    const client = /connexion|login/.test(path) ? createSiteVisitor(app) : visitor;
    const response = await client.get(typed);
    expect([response.status, response.headers['location']]).toEqual([302, neutral]);
    expect(response.headers['set-cookie'] ?? []).toEqual([]);
    expect((await client.get(neutral)).status).toBe(200);
  });

  it('after a form: shown once; a reload reports nothing', async () => {
    const stranger = createSiteVisitor(app);
    const sent = await requestReset(stranger);
    const location = String(sent.headers['location']);
    expect(String(sent.headers['set-cookie'])).toMatch(
      new RegExp(`^${NOTICE_COOKIE}=[^;]+; Max-Age=60; Path=/; .*Secure; SameSite=Lax$`),
    );
    const shown = await stranger.get(location);
    expect([shown.status, shown.text.includes('Si un compte existe')]).toEqual([200, true]);
    expect(shown.headers['cache-control']).toBe('private, no-store');
    expect((await stranger.get(location)).headers['location']).toBe('/pro/mot-de-passe-oublie');
    expect((await stranger.get('/pro/mot-de-passe-oublie')).text).not.toContain('Si un compte existe');
  });

  it('proof: valid for one page and one report', async () => {
    const stranger = createSiteVisitor(app);
    await requestReset(stranger);
    expect((await stranger.get('/pro/connexion?renewed=1')).headers['location']).toBe('/pro/connexion');
    expect((await stranger.get('/pro/connexion?resent=1')).headers['location']).toBe('/pro/connexion');
  });

  it('target of a login: the next page reports nothing', async () => {
    const stranger = createSiteVisitor(app);
    const target = encodeURIComponent('/mon-compte?saved=password');
    const logged = await stranger.logIn('client@atre.example', `/pro/connexion?redirect=${target}`);
    expect(logged.headers['location']).toBe('/mon-compte');
  });

  it('non-canonical spelling: the redirect to the canonical form proves nothing', async () => {
    const stranger = createSiteVisitor(app);
    const first = await stranger.get('/pro/connexion/?deleted=1');
    expect(String(first.headers['location'])).toMatch(/^\/pro\/connexion\/?$/);
    expect(first.headers['set-cookie'] ?? []).toEqual([]);
  });
});

describe('[CT-05] confirmation of a request', () => {
  it('reload and other language: allowed for some minutes', async () => {
    const stranger = createSiteVisitor(app);
    const sent = await stranger.post('/contact?subject=advice', ticketValues());
    const path = String(sent.headers['location']);
    expect(path).toMatch(/^\/confirmation\?reference=AT-/);
    for (const shown of [path, path, path.replace('/confirmation', '/en/confirmation')]) {
      const { status, text } = await stranger.get(shown);
      expect([shown, status]).toEqual([shown, 200]);
      expect(text).toContain(new URLSearchParams(path.split('?')[1]).get('reference'));
    }
    expect((await createSiteVisitor(app).get(path)).headers['location']).toBe('/confirmation');
  });
});
