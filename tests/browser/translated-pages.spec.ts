import { expect, type Locator, type Page } from '@playwright/test';
import { enterNew } from './support/new-professional.ts';
import { closeFilters, openFilters } from './support/open-filters.ts';
import { openPage } from './support/open-page.ts';
import { test } from './support/site-test.ts';
import { translatePage } from './support/translate-page.ts';

const VIEW = '/pro/nos-pieces-detachees/chauffage-electrique/lame';

const main = (page: Page) => page.getByRole('main');

/** Opens a page and translates it, as a browser does without input for a visitor of another language. */
async function openTranslated(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await translatePage(page);
  await expect(page.locator('main font').first()).toBeAttached();
}

/** Expects the page's heading, and no error page. */
async function expectAlive(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText('An error occurred')).toHaveCount(0);
}

/** Opens a dialog or a panel, checks it, and closes it. */
async function openAndClose(page: Page, opener: Locator): Promise<void> {
  await opener.click();
  const dialog = page.getByRole('dialog').first();
  await expect(dialog).toBeVisible();
  await expectAlive(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('translated page: typing in the search, one character more or less, updates suggestions and results', async ({
  page,
}) => {
  await openTranslated(page, '/');
  const field = page.locator('#search-field');
  await field.focus();
  await page.keyboard.type('radia', { delay: 60 });
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.type('teur', { delay: 60 });
  await page.keyboard.press('Backspace');
  await page.keyboard.type('r eau', { delay: 60 });
  await expect(field).toHaveValue('radiateur eau');
  await expectAlive(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/recherche?q=radiateur%20eau');
  await expectAlive(page);
});

test('translated page: filters, order and pages of a list apply, and its count is updated', async ({
  page,
}) => {
  await openTranslated(page, '/nos-produits/chauffage-electrique');
  const count = main(page)
    .getByText(/^\d+ produits?$/)
    .first();
  const before = await count.innerText();
  await openFilters(page);
  await main(page)
    .getByRole('checkbox', { name: /Inertie fluide/ })
    .first()
    .check({ force: true });
  await expect(page).toHaveURL(/_TYPE__inertie-fluide/);
  await expect(count).not.toHaveText(before);
  await closeFilters(page);
  const cards = await main(page).getByRole('article').count();
  expect((await count.innerText()).startsWith(`${cards} `)).toBe(true);
  await main(page).getByLabel('Trier par').selectOption('newest');
  await expect(page).toHaveURL(/orderBy=newest/);
  await openFilters(page);
  await main(page)
    .getByRole('checkbox', { name: /Inertie fluide/ })
    .first()
    .uncheck({ force: true });
  await expect(count).toHaveText(before);
  await expectAlive(page);
});

test('translated page: product, gallery, menus and dialogs open and close, and links work', async ({
  page,
}) => {
  await openTranslated(page, '/produit/lame');
  await openAndClose(page, page.getByRole('button', { name: 'Plein écran' }));
  await main(page)
    .getByRole('radio', { name: /2 000 W/ })
    .check({ force: true });
  await expect(main(page).getByText('Réf. AT-LAM-2000')).toBeVisible();
  const label = main(page)
    .getByRole('button', { name: /énergétique/ })
    .first();
  if (await label.isVisible()) await openAndClose(page, label);
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await menu.getByText('Produits', { exact: true }).click();
  await expect(menu.getByText('Tous les produits').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await openAndClose(page, page.locator('header a[data-stockists]:visible').first());
  await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link').last().click();
  await expect(page).not.toHaveURL(/produit\/lame/);
  await expectAlive(page);
});

test('translated page: parts are added to the cart, its quantities and amounts update, delivery opens its dialog', async ({
  page,
}) => {
  test.slow();
  await enterNew(page.context());
  await openTranslated(page, VIEW);
  const fields = page.locator('table [name=quantity]:not([type=hidden])');
  await fields.first().fill('abc');
  await fields.first().blur();
  await expect(fields.first()).toHaveAccessibleDescription(/nombre entier/);
  await fields.first().fill('2');
  await page.locator('#basket').getByRole('button', { name: 'Mettre au panier' }).click();
  await expect(page.getByText('Ajouté à votre panier').first()).toBeVisible();
  await openTranslated(page, '/panier');
  const total = page.locator('main aside dl > div').last().locator('dd');
  const before = await total.innerText();
  const more = main(page)
    .getByRole('button', { name: /^Un de plus/ })
    .first();
  await more.click();
  await more.click();
  await expect(total).not.toHaveText(before);
  await expectAlive(page);
  await openTranslated(page, '/commande/livraison');
  await page.getByRole('radio', { name: /Halte/ }).check({ force: true });
  await expectAlive(page);
  const dialog = page.getByRole('dialog', { name: 'Choisir un point relais' });
  await expect(dialog.locator('.live-map-numbered').first()).toBeVisible();
  await dialog.locator('.live-map-numbered').first().click({ delay: 150 });
  await expect(dialog).toBeHidden();
  await expectAlive(page);
});

test('translated page: a refused form shows its errors, and a corrected one is accepted', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  await openTranslated(page, '/contact?subject=other');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.locator('[data-banner="error"]').first()).toBeVisible();
  await page.getByLabel('Prénom').fill('Camille');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.locator('[data-banner="error"]').first()).toBeVisible();
  await expect(page.getByLabel('Prénom')).toHaveValue('Camille');
  await expectAlive(page);
});
