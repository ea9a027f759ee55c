import { expect, type Page } from '@playwright/test';
import { enter } from './support/enter.ts';
import { openPage, waitForHydration } from './support/open-page.ts';
import { PHONE } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

const PAGE = '/nos-produits/chauffage-electrique';

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu principal' });
const burgerOf = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const isLayerEntry = (page: Page) =>
  page.evaluate(() => (history.state as Record<string, unknown> | null)?.['layer'] === true);

/** A page with a previous one in the history. */
async function openSecondPage(page: Page): Promise<void> {
  await openPage(page, '/');
  await openPage(page, PAGE);
}

test('menu on a phone: Back closes it, Forward and Back skip it, and a link in it adds one history entry', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openSecondPage(page);
  await burgerOf(page).click();
  await expect(menuOf(page)).toBeVisible();
  await expect.poll(() => isLayerEntry(page)).toBe(true);
  await page.goBack();
  await expect(menuOf(page)).toBeHidden();
  await expect(page).toHaveURL(PAGE);
  await page.goForward();
  await expect.poll(() => isLayerEntry(page)).toBe(false);
  await burgerOf(page).click();
  await menuOf(page).getByRole('link', { name: 'Conseils', exact: true }).click();
  await expect(page).toHaveURL('/infos');
  await expect(menuOf(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Radiateurs');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('filters on a phone: apply while their panel is open; Back closes the panel and keeps them', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openSecondPage(page);
  const panel = page.getByRole('dialog', { name: 'Filtrer' });
  await page.getByRole('button', { name: 'Filtrer' }).first().click();
  await panel.getByRole('checkbox', { name: /Inertie fluide/ }).check();
  await expect(page).toHaveURL(`${PAGE}/_TYPE__inertie-fluide`);
  await expect.poll(() => isLayerEntry(page)).toBe(true);
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(`${PAGE}/_TYPE__inertie-fluide`);
  await page.goBack();
  await expect(page).toHaveURL(PAGE);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('[RP-01] dialog: Back closes it, Escape removes its history entry, and a reload with it open works', async ({
  page,
}) => {
  await openSecondPage(page);
  const opener = page.getByRole('banner').getByRole('link', { name: 'Points de vente' });
  const dialog = page.getByRole('dialog');
  await opener.click();
  await expect(dialog).toBeVisible();
  await expect.poll(() => isLayerEntry(page)).toBe(true);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(PAGE);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => isLayerEntry(page)).toBe(false);
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => isLayerEntry(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('[HD-01, HD-03] phone: cart with its count, user menu with the logout; Back closes the menu', async ({
  page,
  context,
}) => {
  await enter(context, 'pro@atre.example');
  await page.setViewportSize(PHONE);
  await openPage(page, '/produit/lame');
  const tools = page.getByRole('navigation', { name: 'Services' });
  await expect(tools.getByRole('link', { name: /^Panier/ })).toBeVisible();
  const summary = tools.locator('summary', { hasText: 'Mon compte' });
  await summary.click();
  await expect(tools.getByRole('link', { name: 'Mes commandes' })).toBeVisible();
  await expect(tools.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  await expect.poll(() => isLayerEntry(page)).toBe(true);
  await page.goBack();
  await expect(tools.getByRole('link', { name: 'Mes commandes' })).toBeHidden();
  await expect(page).toHaveURL('/produit/lame');
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(tools.getByRole('link', { name: 'Mes commandes' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(summary).toBeFocused();
});
