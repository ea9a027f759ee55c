import { expect, type Page } from '@playwright/test';
import { enter } from './support/enter.ts';
import { isSameDocument, markDocument, openPage } from './support/open-page.ts';
import { test } from './support/site-test.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
const entriesOf = (page: Page) =>
  mainMenu(page).locator('> ul').first().locator('> li > a, > li > details > summary');

test('[HD-01, HD-09] secondary bar: switches consumer and language, and links to existing pages only', async ({
  page,
}) => {
  await openPage(page, '/');
  const audiences = page.getByRole('navigation', { name: 'Public' }).getByRole('link');
  await expect(audiences).toHaveText(['Particuliers', 'Professionnels']);
  await expect(audiences.first()).toHaveAttribute('aria-current', 'true');
  const services = page.getByRole('navigation', { name: 'Services' });
  await expect(services.getByRole('link', { name: 'Catalogues' })).toHaveAttribute('href', '/catalogues');
  await expect(services.getByRole('link', { name: 'Français' })).toHaveAttribute('aria-current', 'true');
  await expect(services.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en');
  await expectLinksToResponse(page);
  await openPage(page, '/en/pro');
  const english = page.getByRole('navigation', { name: 'Services' });
  await expect(english.getByRole('link', { name: 'Catalogues' })).toHaveAttribute(
    'href',
    '/en/pro/catalogues',
  );
  await expectLinksToResponse(page);
});

test('[HD-02, HD-10, HD-05] each consumer: has its menu from the server with pages, groups and a search', async ({
  page,
}) => {
  await openPage(page, '/');
  await expect(entriesOf(page)).toContainText([
    'Produits',
    'Bien choisir',
    'Conseils',
    'Chantiers',
    'Signature',
    'Aide et contact',
  ]);
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
  await mainMenu(page).locator('summary', { hasText: 'Bien choisir' }).click();
  await mainMenu(page).getByRole('link', { name: 'Le volume d’un chauffe-eau' }).click();
  await expect(page).toHaveURL('/quel-volume-de-chauffe-eau');
  await openPage(page, '/pro');
  await expect(entriesOf(page)).toContainText([
    'Produits',
    'Solutions',
    'Métier',
    'Conseils',
    'À télécharger',
  ]);
  await expect(entriesOf(page).filter({ hasText: 'Chantiers' })).toHaveCount(0);
  await openPage(page, '/en');
  const english = page.getByRole('navigation', { name: 'Main menu' });
  await expect(english.locator('summary', { hasText: 'Choosing well' })).toBeVisible();
});

test('[HD-04, HD-06] mega-menu: shows three levels and a promotion, and closes on navigation', async ({
  page,
}) => {
  await openPage(page, '/');
  const menu = mainMenu(page);
  await menu.getByText('Produits', { exact: true }).click();
  await expect(menu.getByRole('link', { name: 'Tout voir : Radiateurs' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Inertie sèche' })).toBeVisible();
  const push = menu.getByRole('link', { name: 'Voir le radiateur' });
  await expect(push).toHaveAttribute('href', '/produit/lame');
  await expect(push).toBeInViewport({ ratio: 1 });
  const panel = await menu.locator('details[open] > div').first().boundingBox();
  expect([panel?.x, panel?.width]).toEqual([0, page.viewportSize()?.width]);
  await expect(menu.getByText('Nouveauté 2026').first()).toBeVisible();
  await expect(menu.getByText('Lame, désormais en cinq teintes')).toBeVisible();
  await menu.getByText('Sèche-serviettes', { exact: true }).hover();
  await expect(menu.getByRole('link', { name: 'Tout voir : Sèche-serviettes' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Inertie sèche' })).toBeHidden();
  await menu.getByText('Radiateurs', { exact: true }).hover();
  await markDocument(page);
  await menu.getByRole('link', { name: 'Inertie sèche' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inertie sèche');
  await expect(menu.getByRole('link', { name: 'Tout voir : Radiateurs' })).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
});

test('[HD-04] mega-menu by keyboard: opens, can be traversed, and closes on Escape and when the focus leaves', async ({
  page,
}) => {
  await openPage(page, '/');
  const menu = mainMenu(page);
  const summary = menu.locator('summary', { hasText: 'Produits' }).first();
  const whole = menu.getByRole('link', { name: 'Tout voir : Radiateurs' });
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(whole).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(whole).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(whole).toBeHidden();
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(whole).toBeVisible();
  await page.getByRole('banner').getByRole('searchbox').focus();
  await expect(whole).toBeHidden();
  await summary.click();
  await page.mouse.click(700, 880);
  await expect(whole).toBeHidden();
});

test('[HD-03, HD-06] burger menu on a phone: has the same menus, consumers and services', async ({
  page,
}) => {
  await openPage(page, '/');
  const wide = await entriesOf(page).allInnerTexts();
  await page.setViewportSize({ width: 360, height: 740 });
  const menu = mainMenu(page);
  await expect(menu).toBeHidden();
  const burger = page.getByRole('button', { name: 'Menu', exact: true });
  await burger.click();
  await expect(menu).toBeVisible();
  expect(await entriesOf(page).allInnerTexts()).toEqual(wide);
  await expect(menu.getByRole('link', { name: 'Professionnels' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Catalogues' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'English' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await burger.click();
  await page.getByRole('button', { name: 'Fermer le menu' }).click();
  await expect(menu).toBeHidden();
  await burger.click();
  await menu.getByText('Produits', { exact: true }).click();
  await menu.getByText('Ventilation', { exact: true }).click();
  await menu.getByRole('link', { name: 'Tout voir : Ventilation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ventilation');
  await expect(menu).toBeHidden();
});

test('[HD-07] beyond 100 px: the header appears when scrolling up', async ({ page }) => {
  await openPage(page, '/');
  const fixed = page.locator('[data-fixed-header]');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await expect(fixed).toHaveCount(0);
  await page.mouse.wheel(0, -60);
  await expect(fixed).toBeInViewport();
  await page.mouse.wheel(0, 200);
  await expect(fixed).toHaveCount(0);
  await page.mouse.wheel(0, -100);
  await expect(fixed).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, 90));
  await expect(fixed).toHaveCount(0);
});

/** The links of the secondary bar, including this page. */
async function expectLinksToResponse(page: Page): Promise<void> {
  const links = page.getByRole('navigation', { name: /Public|Audience|Services/ }).getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThan(4);
  for (const path of paths) {
    const response = await page.request.head(path, { maxRedirects: 0 });
    // The cart needs a login and redirects there.
    expect(response.status(), path).toBe(/panier|cart/.test(path) ? 302 : 200);
  }
}

test('login and checkout: neither menu nor search in the header, and a short footer; an account: a short footer', async ({
  page,
}) => {
  const menu = mainMenu(page);
  const search = page.getByRole('banner').getByRole('searchbox');
  const groups = page.getByRole('contentinfo').getByRole('heading', { level: 3 });
  await openPage(page, '/pro/connexion');
  await expect(menu).toBeHidden();
  await expect(search).toBeHidden();
  await expect(groups).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByText('Votre ligne technique')).toBeVisible();
  await enter(page.context(), 'pro@atre.example');
  await openPage(page, '/mon-compte');
  await expect(menu).toBeVisible();
  await expect(search).toBeVisible();
  await expect(groups).toHaveCount(0);
  await openPage(page, '/pro');
  await expect(groups.first()).toBeVisible();
});
