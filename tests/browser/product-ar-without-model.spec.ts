import { expect } from '@playwright/test';
import { findAxeFindings } from './support/find-axe-findings.ts';
import { openPage } from './support/open-page.ts';
import { test } from './support/site-test.ts';

const PATH = '/ar/produit/lame';

test.use({ viewport: { width: 480, height: 640 } });

test('[PR-04] without 3D: picture and drawing stay, with a note', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openPage(page, '/en/ar/product/lame');
  await expect(page.getByText('This browser cannot show 3D.')).toBeVisible();
  await expect(page.locator('model-viewer')).toHaveCount(0);
  await expect(
    page
      .getByRole('main')
      .getByRole('img', { name: /^Lame, / })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: /^Dimensioned drawing of Lame/ })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of this page' })).toBeVisible();
  expect(await findAxeFindings(page)).toEqual([]);
});

test('[RT-36, PR-02] product page: links to it as a new document and loads nothing of it before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openPage(page, '/produit/lame?ref=AT-LAM-1500-LI');
  expect(asked.filter((url) => /model-viewer|\.glb|\.usdz|product-ar/.test(url))).toEqual([]);
  await page.getByRole('link', { name: 'Voir chez vous' }).click();
  await expect(page).toHaveURL(`${PATH}?ref=AT-LAM-1500-LI`);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain(PATH);
  await expect(page.getByRole('radio', { name: 'Lin' })).toBeChecked();
  await page.getByRole('link', { name: 'Retour : Lame' }).click();
  await expect(page).toHaveURL('/produit/lame?ref=AT-LAM-1500-LI');
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain(
    '/produit/',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[PR-04] picture, drawing, QR code and colours: shown', async ({ page }) => {
    await page.goto(PATH);
    const main = page.getByRole('main');
    await expect(main.getByRole('img', { name: /^Lame, radiateur .*, brique$/ })).toBeVisible();
    await expect(main.getByRole('img', { name: /^Plan coté de Lame/ })).toBeVisible();
    await expect(main.getByRole('img', { name: 'Code QR de cette page' })).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await main.getByRole('link', { name: 'Lin', exact: true }).click();
    await expect(main.getByRole('img', { name: /^Lame, radiateur .*, lin$/ })).toBeVisible();
  });
});
