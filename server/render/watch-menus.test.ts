import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readPage } from '#tests/support/read-page.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

const entry = (label: string, code: string) => ({ label, type: 'code', code, slug: null, childs: [] });
const MENUS = ['menu_part', 'menu_footer'].map((code, index) => ({
  id: index + 1,
  code,
  items: [
    entry('Known', 'index'),
    entry('Invented', 'web-tv'),
    { label: 'Group', type: 'no_destination', code: null, slug: null, childs: [entry('Below', 'fax')] },
    { label: 'Elsewhere', type: 'external_url', code: null, slug: 'https://www.atre.example/', childs: [] },
  ],
}));

describe('menus with unknown pages', () => {
  let relay: Relay;
  beforeAll(async () => {
    relay = await startRelay();
    const body = JSON.stringify({ items: MENUS, total: MENUS.length });
    relay.refuse = ({ url }) => (url.includes('/menu?') ? { status: 200, body } : undefined);
  });
  afterAll(() => relay.close());

  it('[HD-05] unknown entries are left out and logged once a language', async () => {
    const { app, logs } = await createTestStorefront({ backofficeUrl: relay.url });
    const page = await readPage(app, '/mentions-legales');
    await readPage(app, '/en/legal-notice');
    await readPage(app, '/mentions-legales');
    expect(page.text).toContain('Known');
    expect(page.links).toContain('https://www.atre.example/');
    expect(page.text).not.toMatch(/Invented|Below|Group/);
    const logged = logs.filter(({ msg }) => msg?.startsWith('menu entry left out'));
    const findings = ['menu_part', 'menu_footer'].flatMap((menu) =>
      ['items.1.code', 'items.2.childs.0.code'].map((at) => ({ menu, at, issue: 'unknown' })),
    );
    for (const lang of ['fr', 'en'])
      expect(logged.filter((line) => line['lang'] === lang)).toMatchObject(findings);
    expect(logged).toHaveLength(2 * findings.length);
  });

  it('[HD-05] the menus of the demo shop have no unknown entry', async () => {
    const { app, logs } = await createTestStorefront();
    for (const path of ['/', '/en', '/pro', '/en/pro']) await readPage(app, path);
    expect(logs.filter(({ msg }) => msg?.startsWith('menu entry'))).toEqual([]);
  });
});
