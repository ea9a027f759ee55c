import { expect, type Page } from '@playwright/test';
import { MAINTENANCE_URL } from './support/addresses.ts';
import { findAxeFaults } from './support/find-axe-faults.ts';
import { openPage } from './support/open-page.ts';
import { MAINTENANCE_PAGE, PAGE_KINDS } from './support/page-kinds.ts';
import { test } from './support/site-test.ts';

const DESKTOP = { width: 1440, height: 900 };
const TABLET = { width: 800, height: 1000 };
const PHONE = { width: 360, height: 740 };
/** A page of 1280 px enlarged to 400 %. */
const REFLOW = { width: 320, height: 640 };

for (const kind of PAGE_KINDS) {
  for (const locale of ['fr', 'en'] as const) {
    test(`${kind.name}, ${locale}: nothing for axe to find, nothing wider than the screen`, async ({
      page,
      complaints,
    }) => {
      if (kind.status === 404) complaints.allow(/status of 404/);
      await openPage(page, kind[locale]);
      expect(await findAxeFaults(page), 'on a desktop').toEqual([]);
      for (const size of [DESKTOP, TABLET, REFLOW, PHONE]) {
        await page.setViewportSize(size);
        expect(await overflow(page), `at ${size.width} px`).toBeLessThanOrEqual(0);
      }
      expect(await findAxeFaults(page), 'on a phone').toEqual([]);
    });
  }
}

test('menus, suggestions and filters open: nothing for axe to find', async ({ page }) => {
  await openPage(page, '/nos-produits/chauffage-electrique');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  for (const entry of ['Produits', 'Bien choisir']) {
    await menu.locator('summary', { hasText: entry }).first().click();
    expect(await findAxeFaults(page), entry).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.locator('summary', { hasText: 'Produits' }).first().click();
  expect(await findAxeFaults(page), 'burger').toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Fermer le menu' }).click();
  await page.getByRole('button', { name: 'Filtrer' }).first().click();
  expect(await findAxeFaults(page), 'filters').toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize(DESKTOP);
  await page.locator('#search-field').fill('radiateur');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  expect(await findAxeFaults(page), 'suggestions').toEqual([]);
});

test.describe('under maintenance', () => {
  test.use({ ownOrigin: MAINTENANCE_URL });

  test('the maintenance page: nothing for axe to find, nothing wider than the screen', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 503/);
    await openPage(page, MAINTENANCE_PAGE.fr);
    expect(await findAxeFaults(page)).toEqual([]);
    await page.setViewportSize(REFLOW);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

/** How far, in px, the page can be scrolled sideways. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
