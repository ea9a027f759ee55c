import { afterEach, describe, expect, it } from '@jest/globals';
import { SettingsStore } from '#client/stores/settings-store.ts';
import { findPageProblems } from '#tests/support/find-page-problems.ts';
import { logIn } from '#scripts/examples/log-in.ts';
import { readPage } from '#tests/support/read-page.ts';
import { createTestStorefront, serve } from '#tests/support/test-storefront.ts';

const ORIGINAL = Object.getOwnPropertyDescriptors(SettingsStore.prototype);

/** An exception in section data, since every expected failure is tried in hostile-data.test.ts. */
function breakMenu(code: string): void {
  SettingsStore.prototype.menu = function broken(asked) {
    if (asked === code) throw new Error('broken menu');
    return ORIGINAL.menu.value?.call(this, asked) ?? [];
  };
}

const stateOf = (html: string) =>
  JSON.parse(/<script id="state" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as {
    page?: { omitted?: string[] };
  };

describe('section that throws on the server', () => {
  afterEach(() => {
    Object.defineProperties(SettingsStore.prototype, ORIGINAL);
  });

  it('[ER-03] main menu: left out, status 200, logged once and cached only briefly', async () => {
    const site = await createTestStorefront({ env: { LOG_LEVEL: 'warn' } });
    breakMenu('menu_part');
    for (const path of ['/produit/lame', '/mentions-legales']) {
      const page = await readPage(site.app, path);
      expect([path, page.status, findPageProblems(page.html)]).toEqual([path, 200, []]);
      expect(page.html).not.toContain('id="main-menu"');
      expect(page.html).toContain('id="search-field"');
      expect(page.html).toContain('</footer>');
      expect(page.headers['cache-control']).toBe('public, max-age=0, s-maxage=5');
      expect(stateOf(page.html).page?.omitted).toEqual(['menu']);
    }
    const logged = site.logs.filter(({ msg }) => msg === 'section left out');
    expect(logged.map(({ section, page }) => [section, page])).toEqual([
      ['menu', 'product'],
      ['menu', 'cms'],
    ]);
    await readPage(site.app, '/produit/lame?orderBy=name');
    expect(site.logs.filter(({ msg }) => msg === 'section left out')).toHaveLength(2);
  });

  it('[ER-03] footer: only the failing part is left out', async () => {
    const site = await createTestStorefront();
    breakMenu('menu_prefooter_part');
    const { status, html } = await readPage(site.app, '/');
    expect([status, findPageProblems(html)]).toEqual([200, []]);
    expect(stateOf(html).page?.omitted).toEqual(['prefooter']);
    expect(html).toContain('</footer>');
  });

  it('[ER-01] error page: shown without header and footer', async () => {
    const site = await createTestStorefront();
    SettingsStore.prototype.menu = () => {
      throw new Error('broken menu');
    };
    SettingsStore.prototype.setting = () => {
      throw new Error('broken setting');
    };
    for (const [path, home] of [
      ['/aucune-page', '/'],
      ['/en/no-such-page', '/en'],
    ] as const) {
      const page = await readPage(site.app, path);
      expect([path, page.status, findPageProblems(page.html)]).toEqual([path, 404, []]);
      expect(page.main.links).toContain(home);
    }
  });

  it('[ER-03] prices: cards are left out one by one until the page times out', async () => {
    const site = await createTestStorefront({ env: { LOG_LEVEL: 'warn' } });
    Object.defineProperty(SettingsStore.prototype, 'salesplan', {
      configurable: true,
      get(this: SettingsStore) {
        if (this.menus.length > 0) throw new Error('broken plan');
        return ORIGINAL.salesplan.get?.call(this) as unknown;
      },
    });
    const page = await readPage(site.app, '/nos-produits/chauffage-electrique');
    expect([page.status, page.headings]).toEqual([500, ['Une erreur s’est produite']]);
    expect(findPageProblems(page.html)).toEqual([]);
  });

  it('[ER-03] streamed private page: status 200 without the section, before its first byte', async () => {
    const site = await createTestStorefront({ env: { LOG_LEVEL: 'warn' } });
    const server = await serve(site.app);
    try {
      const cookies = await logIn(`http://127.0.0.1:${server.port}`, 'pro@atre.example');
      const cookie = cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
      breakMenu('menu_pro_connecte');
      const page = await readPage(site.app, '/mon-compte', { cookie });
      expect([page.status, findPageProblems(page.html)]).toEqual([200, []]);
      expect(stateOf(page.html).page?.omitted).toEqual(['menu']);
    } finally {
      await server.close();
    }
  });
});
