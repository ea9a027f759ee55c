import { expect } from '@playwright/test';
import { findAxeFindings } from './support/find-axe-findings.ts';
import { openPage } from './support/open-page.ts';
import { DESKTOP, overflow, PHONE } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

test('open menus, suggestions and filters: no axe findings', async ({ page }) => {
  await openPage(page, '/nos-produits/chauffage-electrique');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  for (const entry of ['Produits', 'Bien choisir']) {
    await menu.locator('summary', { hasText: entry }).first().click();
    expect(await findAxeFindings(page), entry).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.locator('summary', { hasText: 'Produits' }).first().click();
  expect(await findAxeFindings(page), 'burger').toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Fermer le menu' }).click();
  await page.getByRole('button', { name: 'Filtrer' }).first().click();
  expect(await findAxeFindings(page), 'filters').toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize(DESKTOP);
  await page.locator('#search-field').fill('radiateur');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  expect(await findAxeFindings(page), 'suggestions').toEqual([]);
});
