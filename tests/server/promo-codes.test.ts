import { beforeAll, describe, expect, it } from '@jest/globals';
import { createSiteVisitor } from '#tests/support/site-visitor.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await createTestStorefront();
});

describe('page of promotion codes', () => {
  it('[RT-19, AC-12] shows codes with conditions and end, used and expired ones separately', async () => {
    const visitor = createSiteVisitor(storefront.app);
    await visitor.logIn('pro@atre.example');
    const { text, status } = await visitor.get('/pro/mes-codes-promo');
    expect(status).toBe(200);
    const past = text.indexOf('id="codes-past"');
    expect(past).toBeGreaterThan(text.indexOf('KERBRAT-120'));
    expect(text.indexOf('<b>KERBRAT-120</b>')).toBeGreaterThan(0);
    expect(text.indexOf('PAC-250')).toBeGreaterThan(past);
    expect(text).toContain('commande CD-018269');
    expect((await visitor.get('/en/my-promo-codes')).text).toContain('Free carriage');
  });

  it('[RT-19] access: logged-in professionals only', async () => {
    const visitor = createSiteVisitor(storefront.app);
    const stranger = await visitor.get('/pro/mes-codes-promo');
    expect(stranger.headers['location']).toBe('/pro/connexion?redirect=%2Fpro%2Fmes-codes-promo');
    await visitor.logIn('client@atre.example');
    const page = await visitor.get('/pro/mes-codes-promo');
    expect([page.status, page.text.includes('réservée aux professionnels')]).toEqual([403, true]);
  });
});
