import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createSiteVisitor } from '#tests/support/site-visitor.ts';
import { logInVisitor } from '#tests/support/logged-visitor.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

let backoffice: TestBackoffice;
let storefront: TestStorefront;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  storefront = await createTestStorefront({ backofficeUrl: backoffice.url });
});
afterAll(() => backoffice.close());

/** Links of each user menu of a page: one in the secondary bar, one in the main bar of phones. */
function userMenus(html: string): string[][] {
  return [...html.matchAll(/<div class="user"><details>(.*?)<\/details>/gs)].map(([, menu = '']) => [
    ...[...menu.matchAll(/<a href="([^"]*)"/g)].map(([, url = '']) => url),
    ...[...menu.matchAll(/<form [^>]*action="([^"]*)"/g)].map(([, url = '']) => `POST ${url}`),
  ]);
}

/** The first logout form of a page, as a browser submits it. */
function logoutFormOf(html: string): { action: string; fields: Record<string, string> } {
  const forms = html.match(/<form [^>]*>.*?<\/form>/gs) ?? [];
  const form = forms.find((candidate) => candidate.includes('value="logout"')) ?? '';
  const fields = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  return {
    action: /action="([^"]*)"/.exec(form)?.[1] ?? '',
    fields: Object.fromEntries(fields) as Record<string, string>,
  };
}

describe('header', () => {
  it.each([
    [
      'pro@atre.example',
      '/produit/lame',
      ['/mon-compte', '/mes-commandes', '/pro/mes-favoris', '/mes-chantiers'],
    ],
    [
      'pro@atre.example',
      '/en/product/lame',
      ['/en/my-account', '/en/my-orders', '/en/my-favorites', '/en/my-worksites'],
    ],
    ['client@atre.example', '/', ['/mon-compte', '/mes-chantiers']],
    ['client@atre.example', '/en', ['/en/my-account', '/en/my-worksites']],
  ])(
    '[HD-01, HD-03] user menu of %s on %s: the same pages and the logout at both widths',
    async (email, path, pages) => {
      const visitor = await logInVisitor(storefront.app, email);
      const { text } = await visitor.get(path);
      const menu = [...pages, `POST ${pages[0]}`];
      expect(userMenus(text)).toEqual([menu, menu]);
      for (const page of pages) expect([page, (await visitor.get(page)).status]).toEqual([page, 200]);
    },
  );

  it.each([
    ['pro@atre.example', '/produit/lame', ['Professionnels']],
    ['pro@atre.example', '/en/product/lame', ['Professionals']],
    ['client@atre.example', '/produit/lame', ['Particuliers', 'Professionnels']],
  ])(
    '[HD-01, PL-02] consumer switch of %s on %s: only consumers whose plan the visitor can have',
    async (email, path, names) => {
      const { text } = await (await logInVisitor(storefront.app, email)).get(path);
      const switches = [...text.matchAll(/<ul class="list">(.*?)<\/ul>/gs)].map(([, list = '']) =>
        [...list.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, name]) => name),
      );
      expect(switches).toContainEqual(names);
    },
  );

  it.each([
    ['pro@atre.example', '/produit/lame', '/pro', 'pro_connect', 'pro'],
    ['pro@atre.example', '/en/pro/product/lame', '/en/pro', 'pro_connect', 'pro'],
    ['client@atre.example', '/produit/lame', '/', 'part', 'part'],
    ['client@atre.example', '/pro', '/pro', 'pro', 'pro'],
  ])(
    '[PL-04, AC-06] logout of %s on %s: leads to %s, plan %s becomes %s',
    async (email, path, home, before, after) => {
      const visitor = await logInVisitor(storefront.app, email);
      const { text } = await visitor.get(path);
      expect(text).toContain(`"target":"${before}"`);
      const left = await visitor.post(logoutFormOf(text).action, logoutFormOf(text).fields);
      expect([left.status, left.headers['location']]).toEqual([303, home]);
      expect((await createSiteVisitor(storefront.app).get(home)).text).toContain(`"target":"${after}"`);
    },
  );

  it('[HD-01, HD-03] without a login: links to it and to the cart at both widths', async () => {
    const { text } = await createSiteVisitor(storefront.app).get('/produit/lame');
    const header = /<header>.*<\/header>/s.exec(text)?.[0] ?? '';
    expect(userMenus(text)).toEqual([]);
    const tools = /<nav[^>]*class="tools">.*?<\/nav>/s.exec(header)?.[0] ?? '';
    expect([...tools.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)).toEqual([
      '/pro/connexion',
      '/panier',
    ]);
  });

  it('[HD-05] menu entry without a page: opens three levels of columns, headings and links', async () => {
    const { text } = await createSiteVisitor(storefront.app).get('/produit/lame');
    const menus = text.match(/<details name="main-menu".*?<\/details>/gs) ?? [];
    const menu = menus.find((candidate) => candidate.includes('<summary>Chantiers')) ?? '';
    expect(menu).toMatch(
      /<span class="heading">Des maisons<\/span><ul><li><a href="\/radiateurs-de-fonte-gardes-a-nevers">/,
    );
    expect(menu).toContain('<li><a href="/chantiers">Tous les chantiers</a></li>');
  });

  it('[LY-03] skip link to the menu: leads to the burger button on phones', async () => {
    const { text } = await createSiteVisitor(storefront.app).get('/produit/lame');
    expect(text).toMatch(/href="#main-menu" class="wide".*href="#menu-button" class="narrow"/s);
    expect(text).toMatch(/<button[^>]*id="menu-button"[^>]*popoverTarget="main-menu"/i);
  });
});
