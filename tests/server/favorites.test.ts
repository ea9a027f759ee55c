import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createSiteVisitor, type SiteVisitor } from '#tests/support/site-visitor.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

const LIST = '/pro/nos-produits/chauffage-electrique';

let backoffice: TestBackoffice;
let storefront: TestStorefront;
let visitor: SiteVisitor;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  storefront = await createTestStorefront({ backofficeUrl: backoffice.url });
});
afterAll(() => backoffice.close());
beforeEach(() => {
  visitor = createSiteVisitor(storefront.app);
});

const idOf = async (reference: string) =>
  (
    await backoffice.db
      .selectFrom('product')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
  ).id;
const heartOf = (page: string, id: number) =>
  new RegExp(`<form id="heart-${id}".*?</form>`, 's').exec(page)?.[0] ?? '';

describe('favourite buttons', () => {
  it('[AC-11] consumer pages: none; cached professional pages: no personal state', async () => {
    expect((await visitor.get('/nos-produits/chauffage-electrique')).text).not.toContain('id="heart-');
    const { text } = await visitor.get(LIST);
    expect(text).toContain('id="heart-');
    expect(text).not.toContain('aria-pressed="true"');
    await visitor.logIn('client@atre.example');
    expect((await visitor.get(LIST)).text).not.toContain('id="heart-');
  });

  it('[AC-11] professional’s favourites: pressed, on an uncached page', async () => {
    await visitor.logIn('pro@atre.example');
    const page = await visitor.get(LIST);
    expect(heartOf(page.text, await idOf('AT-LAM'))).toContain('aria-pressed="true"');
    expect(page.headers['cache-control']).toBe('private, no-store');
  });

  it('[AC-11] without scripts: add and remove, and return to the same page', async () => {
    await visitor.logIn('pro@atre.example');
    const id = await idOf('AT-RIV');
    for (const [intent, pressed] of [
      ['add', 'true'],
      ['remove', 'false'],
    ] as const) {
      const response = await visitor.post('/pro/mes-favoris', {
        intent,
        favorite: String(id),
        redirect: '/pro/produit/rive',
      });
      expect([response.status, response.headers['location']]).toEqual([303, `/pro/produit/rive#heart-${id}`]);
      expect(heartOf((await visitor.get('/pro/produit/rive')).text, id)).toContain(
        `aria-pressed="${pressed}"`,
      );
    }
  });

  it('[AC-11] guest: redirected to login, and the product is added afterwards', async () => {
    const id = await idOf('AT-RIV');
    const heart = heartOf((await visitor.get('/pro/produit/rive')).text, id);
    expect(heart).toContain('action="/pro/connexion"');
    const login = `/pro/connexion?redirect=${encodeURIComponent('/pro/produit/rive')}&favorite=${id}`;
    const response = await visitor.logIn('pro@atre.example', login);
    expect([response.status, response.headers['location']]).toEqual([303, '/pro/produit/rive']);
    expect(heartOf((await visitor.get('/pro/produit/rive')).text, id)).toContain('aria-pressed="true"');
    await visitor.post('/pro/mes-favoris', { intent: 'remove', favorite: String(id) });
  });

  it('favourite that cannot be stored: does not prevent the login', async () => {
    for (const wish of ['99999999', 'nonsense', '-1']) {
      const response = await createSiteVisitor(storefront.app).logIn(
        'pro@atre.example',
        `/pro/connexion?favorite=${wish}`,
      );
      expect([wish, response.status]).toEqual([wish, 303]);
    }
  });
});

describe('page of favourites', () => {
  it('[RT-18] lists favourites, and replacements of discontinued ones', async () => {
    await visitor.logIn('pro@atre.example');
    const french = await visitor.get('/pro/mes-favoris');
    expect(french.status).toBe(200);
    for (const words of ['Lame', 'Bise', 'Nervure', 'AT-NER', 'N’est plus vendu', 'Remplacé par Lame'])
      expect(french.text).toContain(words);
    expect((await visitor.get('/en/my-favorites')).text).toContain('Replaced by Lame');
  });

  it('[RT-18] remove: can be undone', async () => {
    await visitor.logIn('pro@atre.example');
    const id = String(await idOf('AT-BIS'));
    const removed = await visitor.post('/pro/mes-favoris', { intent: 'remove', favorite: id });
    expect(removed.headers['location']).toBe(`/pro/mes-favoris?removed=${id}`);
    const page = await visitor.get(`/pro/mes-favoris?removed=${id}`);
    expect(page.text).toContain('Bise n’est plus dans vos favoris');
    await visitor.post('/pro/mes-favoris', { intent: 'add', favorite: id });
    const again = await visitor.get('/pro/mes-favoris');
    expect(again.text).not.toContain('n’est plus dans vos favoris');
    expect(again.text).toContain('Bise');
  });

  it('[RT-18] replacement: takes the place of a discontinued product', async () => {
    await visitor.logIn('pro@atre.example');
    const lame = String(await idOf('AT-LAM'));
    await visitor.post('/pro/mes-favoris', { intent: 'add', favorite: lame, replaced: '900001' });
    expect((await visitor.get('/pro/mes-favoris')).text).not.toContain('Nervure');
    await visitor.post('/pro/mes-favoris', { intent: 'add', favorite: '900001' });
  });

  it('[RT-18, GD-01] access: logged-in professionals only', async () => {
    const stranger = await visitor.get('/pro/mes-favoris');
    expect(stranger.headers['location']).toBe('/pro/connexion?redirect=%2Fpro%2Fmes-favoris');
    await visitor.logIn('client@atre.example');
    const page = await visitor.get('/pro/mes-favoris');
    expect([page.status, page.text.includes('réservée aux professionnels')]).toEqual([403, true]);
  });

  it('redirect: to pages of this site only', async () => {
    await visitor.logIn('pro@atre.example');
    const id = String(await idOf('AT-LAM'));
    for (const back of ['//evil.example', 'https://evil.example', '/pro/connexion']) {
      const response = await visitor.post('/pro/mes-favoris', {
        intent: 'add',
        favorite: id,
        redirect: back,
      });
      expect([back, response.headers['location']]).toEqual([back, '/pro/mes-favoris']);
    }
  });
});
