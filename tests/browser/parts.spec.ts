import { expect, type Page } from '@playwright/test';
import { takeTurn } from '#tests/support/looks.ts';
import { findAxeFindings, OWN_PART } from './support/find-axe-findings.ts';
import { openPage } from './support/open-page.ts';
import { DESKTOP, overflow, PHONE } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

const HUB = '/nos-pieces-detachees';
const SCHEMA = '/pro/nos-pieces-detachees/chauffage-electrique/refend';

const spot = (page: Page, number: number) => page.locator(`#place-${number}`);
const row = (page: Page, position: string) => page.locator(`#rep-${position}`);

for (const size of [PHONE, DESKTOP]) {
  test(`[SC-02] drawing and list: highlight each other, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await openPage(page, SCHEMA);
    await row(page, '1').hover();
    await expect(spot(page, 1)).toHaveAttribute('data-chosen', 'true');
    await page.mouse.move(0, 0);
    await spot(page, 4).focus();
    await expect(row(page, '4a')).toHaveAttribute('data-chosen', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#rep-4a$/);
    await expect(row(page, '4a')).toBeInViewport();
    await row(page, '4a').getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#place-4$/);
    await expect(spot(page, 4)).toBeInViewport();
    const box = await spot(page, 4).locator('circle').first().boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await expect(page.locator('figure').getByRole('button', { name: /^Ajouter au panier : / })).toBeVisible();
  });
}

test('[SC-02] address with a position: selects it in list and drawing', async ({ page }) => {
  await openPage(page, `${SCHEMA}#rep-10c`);
  await expect(row(page, '10c')).toBeInViewport();
  await expect(spot(page, 10)).toHaveAttribute('data-chosen', 'true');
});

test('drawing: zoomed and moved by buttons, mouse and keys', async ({ page }) => {
  await openPage(page, SCHEMA);
  const stage = page.getByRole('region', { name: 'Vue éclatée' });
  const wide = () => stage.evaluate((element) => element.scrollWidth / element.clientWidth);
  expect(await wide()).toBeLessThan(1.1);
  await page.getByRole('button', { name: 'Zoomer', exact: true }).click();
  await page.getByRole('button', { name: 'Zoomer', exact: true }).click();
  await expect.poll(wide).toBeGreaterThan(1.8);
  await stage.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => stage.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  const top = () => stage.evaluate((element) => element.scrollTop);
  const before = await top();
  await page.getByRole('button', { name: 'Vers le bas' }).click();
  await expect.poll(top).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Vue entière' }).click();
  await expect.poll(wide).toBeLessThan(1.1);
});

test('pressed position: offers its part below the drawing, or the replacement', async ({ page }) => {
  await openPage(page, SCHEMA);
  const offer = page.locator('figure [data-picked]');
  await spot(page, 4).locator('text').click();
  await expect(offer.getByRole('button', { name: /^Ajouter au panier : Caisse arrière/ })).toBeVisible();
  await spot(page, 10).locator('text').click();
  await expect(offer).toContainText('Carte de puissance, indice C');
});

test('selection: summarised before it is added to the cart', async ({ page }) => {
  await openPage(page, SCHEMA);
  const quantities = page.getByRole('textbox', { name: /^Quantité : / });
  await quantities.nth(0).fill('2');
  await quantities.nth(1).fill('1');
  const bar = page.locator('#basket');
  await expect(bar).toContainText('3 pièces choisies');
  await expect(bar).toContainText(/\d,\d\d\s€\sHT/);
});

/** A browser with a barcode detector, and a camera that shows a code. */
async function giveCamera(page: Page, code: string | undefined) {
  await page.addInitScript((value) => {
    class Detector {
      detect = () => Promise.resolve(value === undefined ? [] : [{ rawValue: value }]);
    }
    Object.assign(globalThis, { BarcodeDetector: Detector });
    navigator.mediaDevices.getUserMedia = () => {
      if (value === undefined) return Promise.reject(new Error('refused'));
      const canvas = document.createElement('canvas');
      setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 9, 9), 50);
      return Promise.resolve(canvas.captureStream());
    };
  }, code);
}

test('bar code of a data plate: read by the camera, where the browser supports it', async ({ page }) => {
  await openPage(page, HUB);
  await expect(page.getByRole('button', { name: 'Scanner le code-barres' })).toBeHidden();
  await giveCamera(page, 'LAM-2614-00451');
  await openPage(page, HUB);
  await page.getByRole('button', { name: 'Scanner le code-barres' }).click();
  await expect(page).toHaveURL(/q=LAM-2614-00451/);
  await expect(page.getByText('semaine 14 de 2026')).toBeVisible();
});

test('refused camera: reported, and the number can be typed', async ({ page }) => {
  await giveCamera(page, undefined);
  await openPage(page, HUB);
  await page.getByRole('button', { name: 'Scanner le code-barres' }).click();
  await expect(page.getByText('La caméra n’est pas disponible.')).toBeVisible();
  expect(await findAxeFindings(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

for (const [turn, path] of [
  SCHEMA,
  '/nos-pieces-detachees?q=LAM-2614-00451',
  '/pro/nos-pieces-detachees/pompe-a-chaleur/recherche',
  '/en/our-spare-parts?lines=PR-LAM-025*2_ZZ-1*4',
].entries()) {
  for (const size of takeTurn([PHONE, DESKTOP], turn)) {
    test(`${path} at ${size.width} px: no axe findings`, async ({ page }) => {
      await page.setViewportSize(size);
      await openPage(page, path);
      expect(await findAxeFindings(page, OWN_PART)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    });
  }
}
