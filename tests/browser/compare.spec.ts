import { expect, type Page } from '@playwright/test';
import { openPage } from './support/open-page.ts';
import { test } from './support/site-test.ts';

const LIST = '/nos-produits/chauffage-electrique';
const box = (page: Page, index: number) =>
  page
    .getByRole('main')
    .getByRole('checkbox', { name: /^Comparer / })
    .nth(index);
const bar = (page: Page) => page.getByRole('region', { name: 'Votre comparaison' });

test('[PR-02] comparison: products are selected on cards, stored by the browser, and compared on their own page', async ({
  page,
}) => {
  await openPage(page, LIST);
  await expect(bar(page)).toHaveCount(0);
  await box(page, 0).check();
  await expect(bar(page)).toContainText('1 produit à comparer');
  await box(page, 1).check();
  await expect(bar(page)).toContainText('2 produits à comparer');
  await page.reload();
  await expect(bar(page)).toContainText('2 produits à comparer');
  await expect(box(page, 1)).toBeChecked();
  const height = async (name: string) =>
    (await bar(page).getByText(name, { exact: true }).boundingBox())?.height ?? 0;
  expect(await height('Tout retirer')).toBeGreaterThanOrEqual(44);
  await bar(page).getByRole('link', { name: 'Voir la comparaison' }).click();
  await expect(page).toHaveURL(/\/comparer\?products=\d+,\d+$/);
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3);
  await page.goBack();
  await expect(page).toHaveURL(LIST);
});

test('[PR-02] fifth product: refused with a message', async ({ page }) => {
  await openPage(page, LIST);
  for (const index of [0, 1, 2, 3]) await box(page, index).check();
  await box(page, 4).click();
  await expect(box(page, 4)).not.toBeChecked();
  await expect(bar(page)).toContainText(/n’a pas été ajouté\s: on compare 4\sproduits au plus/);
  await box(page, 0).uncheck();
  await expect(bar(page)).toContainText(/3\sproduits à comparer/);
  await bar(page).getByRole('button', { name: 'Tout retirer' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(box(page, 1)).not.toBeChecked();
});

test('[PR-02] comparison: reduced to differences, and a product is removed', async ({ page }) => {
  await openPage(page, LIST);
  await box(page, 0).check();
  await box(page, 1).check();
  await bar(page).getByRole('link', { name: 'Voir la comparaison' }).click();
  const table = page.getByRole('table');
  await expect(table).toBeVisible();
  const rows = await table.getByRole('row').count();
  await page.getByText('Seulement les différences').click();
  await expect(page).toHaveURL(/&only=differences$/);
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(rows);
  const english = page.getByRole('banner').getByRole('link', { name: 'English' });
  await english.click();
  await expect(page).toHaveURL(/\/en\/compare\?products=\d+,\d+&only=differences$/);
  await expect(page.getByRole('switch', { name: 'Differences only' })).toBeChecked();
  await page
    .getByRole('link', { name: /^Remove .* from the comparison$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/compare\?products=\d+$/);
  await expect(page.getByRole('heading', { name: 'Choose a second product' })).toBeVisible();
});

test('[PR-02] table headers: both stay visible while scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, '/comparer?products=1,2,3,4');
  const region = page.getByRole('region', { name: 'Comparaison' }).last();
  await region.evaluate((element) => element.scrollTo(260, 900));
  await expect(region.getByRole('columnheader').last()).toBeInViewport();
  const visible = region.getByRole('rowheader').filter({ visible: true });
  await visible.last().evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  await expect(visible.last()).toBeInViewport();
  await expect(region.getByRole('columnheader').last()).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[PR-02] ticked boxes: compared by a form', async ({ page }) => {
    await page.goto(LIST);
    await box(page, 0).check();
    await box(page, 2).check();
    await page.getByRole('button', { name: 'Comparer les produits cochés' }).click();
    await expect(page).toHaveURL(/\/comparer\?products=\d+&products=\d+$/);
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3);
  });
});

test('[PR-02] energy label: opens from the arrow, has a text alternative, and closes with Escape', async ({
  page,
}) => {
  await openPage(page, '/produit/bise');
  const opener = page.getByRole('button', { name: /^Classe énergétique A\+\+\+.*Voir l’étiquette$/ });
  await opener.click();
  const label = page.getByRole('dialog', { name: 'Étiquette énergie' });
  await expect(
    label.getByRole('img', { name: /^Étiquette énergie de AT-BIS-6-\w+, classe A\+\+\+/ }),
  ).toBeVisible();
  await expect(label).toContainText('Puissance acoustique à l’extérieur (Lw)49\u00a0dB(A)');
  await expect(label).toContainText('Efficacité saisonnière, eau à 55\u00a0°C151\u00a0%');
  await expect(label).toContainText('(UE) 811/2013');
  const sheet = await label
    .getByRole('link', { name: 'Fiche d’information sur le produit' })
    .getAttribute('href');
  expect(sheet).toMatch(/\.pdf/);
  await page.keyboard.press('Escape');
  await expect(label).toHaveCount(0);
  await expect(opener).toBeFocused();
});

for (const width of [360, 1440]) {
  test(`back-to-top button: does not cover the comparison at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, LIST);
    await box(page, 0).check();
    await page.evaluate(() => window.scrollTo(0, 1200));
    const top = page.getByRole('button', { name: 'Revenir en haut de la page' });
    await expect(top).toBeVisible();
    const left = (await top.boundingBox())?.x ?? 0;
    for (const control of await bar(page).getByRole('link').or(bar(page).getByRole('button')).all()) {
      const bounds = await control.boundingBox();
      expect((bounds?.x ?? 0) + (bounds?.width ?? width)).toBeLessThanOrEqual(left);
    }
  });
}
