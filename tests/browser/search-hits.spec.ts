import { expect, type Page } from '@playwright/test';
import { openPage } from './support/open-page.ts';
import { test } from './support/site-test.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

const fieldOf = (page: Page) => page.locator('#search-field');

test('[SE-03] suggestions by keyboard: Enter on a reference opens its size and colour', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await openPage(page, '/');
  await fieldOf(page).click();
  await page.keyboard.type('at-lam-1500-br');
  const first = page.getByRole('option').first();
  await expect(first).toHaveText(/AT-LAM-1500-BR.*TTC conseillé$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/produit\/lame\?ref=AT-LAM-1500-BR/);
  await expect(page.getByRole('main')).toContainText('AT-LAM-1500-BR');
  await openPage(page, '/recherche?q=at-lam-1500-br');
  const top = page.getByRole('region', { name: 'Meilleurs résultats' });
  await expect(top.getByRole('link').first()).toContainText('Référence exacte');
  await expect(top.locator('mark').first()).toHaveText('AT-LAM-1500-BR');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test('[SE-01] recent searches: listed in the empty field, removed one by one and all at once', async ({
    page,
  }) => {
    await openPage(page, '/en/');
    const search = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
    const grid = page.getByRole('grid', { name: 'Recent searches' });
    for (const text of ['towel rail', 'Lame', 'towel <b>rail</b>']) {
      await search.tap();
      await expect(fieldOf(page)).toHaveAttribute('role', 'combobox');
      await fieldOf(page).fill(text);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`“${text}”`);
    }
    await openPage(page, '/en/');
    await search.tap();
    const texts = grid.getByRole('gridcell').filter({ has: page.locator('span') });
    await expect(texts).toHaveText(['towel <b>rail</b>', 'Lame', 'towel rail']);
    await expect(page.getByRole('button', { name: 'Close the search' })).toBeInViewport();
    await grid.getByRole('gridcell', { name: 'Remove “Lame” from recent searches' }).tap();
    await expect(texts).toHaveText(['towel <b>rail</b>', 'towel rail']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(texts).toHaveText(['towel rail']);
    await texts.first().tap();
    await expect(page).toHaveURL('/en/results?q=towel%20rail');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“towel rail”');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Warmth/);
    await expect(fieldOf(page)).toHaveValue('');
    await search.tap();
    await grid.getByRole('gridcell', { name: 'Clear all' }).tap();
    await expect(grid).toHaveCount(0);
    await page.reload();
    expect(await page.evaluate(() => localStorage.getItem('shop'))).not.toContain('towel');
  });
});

test('[SE-06] results: a corrected spelling is shown, can be undone, and corrected again', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await openPage(page, '/en/results?q=termostat');
  const main = page.getByRole('main');
  await expect(main).toContainText('Results for “thermostat”.');
  await expect(main.locator('mark').first()).toHaveText(/thermostat/i);
  await main.getByRole('link', { name: 'Search for “termostat” instead' }).click();
  await expect(page).toHaveURL('/en/results?q=termostat&exact=1');
  await expect(main).not.toContainText('Results for “thermostat”.');
  await main.getByRole('link', { name: 'Correct the spelling' }).click();
  await expect(main).toContainText('Results for “thermostat”.');
});

test('[SE-05] results without a hit: hints, and links that contain the query', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/recherche?q=zzzzqq');
  const main = page.getByRole('main');
  for (const [name, href] of [
    [/codes défaut/, '/support-faq/codes-defaut?q=zzzzqq'],
    [/pièces détachées/, '/nos-pieces-detachees?q=zzzzqq'],
    [/documents/, '/documentations?q=zzzzqq'],
    [/une personne/, '/aide-contact'],
    [/^Appeler le/, /^tel:/],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  await openPage(page, '/recherche?q=ab');
  await expect(main).toContainText('La recherche demande trois caractères au moins.');
  await expect(main.getByRole('link', { name: /codes défaut/ })).toHaveAttribute('href', /q=ab$/);
});
