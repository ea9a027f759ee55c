import { expect, type Locator, type Page } from '@playwright/test';
import { enter } from './support/enter.ts';
import { holdResponses } from './support/hold-responses.ts';
import { openFilters } from './support/open-filters.ts';
import { waitForHydration } from './support/open-page.ts';
import { test } from './support/site-test.ts';
import { translatePage } from './support/translate-page.ts';

const PROFESSIONAL = 'pro@atre.example';
const CATEGORY = '/nos-produits/chauffage-electrique';
const CODE = /\/assets\/.*\.js$/;

const main = (page: Page) => page.getByRole('main');
const facet = (page: Page, name: RegExp | string) => main(page).getByRole('checkbox', { name }).first();

/** Ticks a box as soon as it has a layout. */
async function tick(box: Locator): Promise<void> {
  await expect(box).toBeVisible();
  await box.check({ force: true });
}

/** Opens a page and uses it before its code arrives. Returns once it is hydrated. */
async function actEarly(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const release = await holdResponses(page, CODE);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#state').waitFor({ state: 'attached' });
  await act();
  release();
  await waitForHydration(page);
}

test('[LY-05] locator: a place typed before hydration is preserved and found', async ({ page }) => {
  const field = main(page).locator('[name=place]').first();
  await actEarly(page, '/en/find-an-installer', () => field.fill('44000 Nantes'));
  await expect(field).toHaveValue('44000 Nantes');
  await field.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/place=44000(?:\+|%20)Nantes/);
});

test('[LY-05] header: a search typed before hydration is preserved, continued and sent', async ({ page }) => {
  const field = page.locator('#search-field');
  await actEarly(page, '/', async () => {
    await field.focus();
    await page.keyboard.type('rad');
  });
  await expect(field).toBeFocused();
  await page.keyboard.type('iateur');
  await expect(field).toHaveValue('radiateur');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/recherche?q=radiateur');
});

test('[LY-05] category: facets, order and price chosen before hydration apply together', async ({ page }) => {
  await actEarly(page, CATEGORY, async () => {
    await main(page).getByLabel('Trier par').selectOption('newest');
    await openFilters(page);
    await tick(facet(page, /Inertie fluide/));
    await main(page).locator('[name=price_min]').fill('100');
  });
  await expect(page).toHaveURL(/_PRICE__100-\/_TYPE__inertie-fluide\?orderBy=newest$/);
  await expect(facet(page, /Inertie fluide/)).toBeChecked();
  await expect(main(page).locator('[name=price_min]')).toHaveValue('100');
  await expect(main(page).getByLabel('Trier par')).toHaveValue('newest');
});

for (const path of ['/recherche?q=radiateur', '/documentations'])
  test(`[LY-05] ${path}: a facet ticked before hydration applies`, async ({ page }) => {
    const box = main(page).locator('#facets input[type=checkbox]').first();
    let value = '';
    await actEarly(page, path, async () => {
      value = (await box.getAttribute('value')) ?? '';
      await openFilters(page);
      await tick(box);
    });
    await expect(page).toHaveURL(new RegExp(`__${value}`));
    await expect(main(page).locator(`#facets input[value="${value}"]`).first()).toBeChecked();
  });

test('[LY-05] contact: texts, choices and files entered before hydration are preserved', async ({ page }) => {
  await actEarly(page, '/contact?subject=other', async () => {
    await page.getByLabel('Message').fill('Bonjour,\nune question.');
    await page.getByLabel('Prénom').fill('Camille');
    await page
      .getByLabel('Photos et documents')
      .setInputFiles([
        { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') },
      ]);
  });
  await expect(page.getByLabel('Message')).toHaveValue('Bonjour,\nune question.');
  await expect(page.getByLabel('Prénom')).toHaveValue('Camille');
  await expect(main(page).getByText('plan.pdf', { exact: true })).toBeVisible();
});

test('[CK-11] exploded view and product: quantities typed before hydration count', async ({ page }) => {
  await enter(page.context(), PROFESSIONAL);
  const quantity = page.locator('table [name=quantity]:not([type=hidden])').first();
  await actEarly(page, '/pro/nos-pieces-detachees/chauffage-electrique/lame', () => quantity.fill('3'));
  await expect(quantity).toHaveValue('3');
  await expect(page.locator('#basket').getByText(/^3 /).first()).toBeVisible();
  const field = main(page).locator('form[action="/_cart"] [name=quantity]').first();
  await actEarly(page, '/pro/produit/sas', () => field.fill('4'));
  await main(page)
    .getByRole('button', { name: /^Un de plus|^Augmenter|^Plus/ })
    .first()
    .click();
  await expect(field).toHaveValue('5');
});

test('[LY-05] page translated before hydration: keeps position, choices and texts', async ({
  page,
  complaints,
}) => {
  // React replaces the translated document, and warns in development only.
  complaints.allow(/hydrat/i);
  const field = page.locator('#search-field');
  await actEarly(page, CATEGORY, async () => {
    await translatePage(page);
    await field.focus();
    await page.keyboard.type('rad');
    await openFilters(page);
    await tick(facet(page, /Inertie fluide/));
  });
  await expect(page).toHaveURL(/_TYPE__inertie-fluide/);
  await expect(page.locator('#facets input[value="inertie-fluide"]')).toBeChecked();
  await expect(field).toHaveValue('rad');
});
