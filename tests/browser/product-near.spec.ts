import { expect } from '@playwright/test';
import { findAxeFindings } from './support/find-axe-findings.ts';
import { openPage } from './support/open-page.ts';
import { overflow, PHONE } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';
import { waitForPart } from './support/wait-for-part.ts';

const PRODUCT = '/produit/lame';

test('[PR-02] product, near you: the three nearest installers and points of sale of a place, and the way to all', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, PRODUCT);
  const near = page.getByRole('region', { name: 'Près de chez vous' });
  const field = near.getByRole('textbox', { name: 'Commune ou code postal' });
  await waitForPart(field);
  await field.fill('44000');
  await field.press('Enter');
  await expect(near.getByText(/^Autour de Nantes \(44000\)/)).toBeVisible();
  for (const name of ['Installateurs', 'Points de vente']) {
    const group = near.locator('div').filter({ has: page.getByRole('heading', { level: 3, name }) });
    await expect(group.last().getByRole('listitem')).toHaveCount(3);
  }
  await expect(page).toHaveURL(PRODUCT);
  expect(await findAxeFindings(page, 'main')).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await near.getByRole('link', { name: 'Tous les points de vente' }).click();
  await expect(page).toHaveURL(/place=44000&stockists=1/);
});

test('[PR-02] product, near you: an unknown place is named, and a failed search is repeated', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  await openPage(page, PRODUCT);
  const near = page.getByRole('region', { name: 'Près de chez vous' });
  await waitForPart(near.getByRole('textbox'));
  const search = async (place: string) => {
    await near.getByRole('textbox').fill(place);
    await near.getByRole('button', { name: 'Chercher' }).click();
  };
  await search('zzzzzz');
  await expect(near.getByText('Aucune commune de France ne correspond à « zzzzzz ».')).toBeVisible();
  await search('');
  await expect(near.getByText('Écrivez une commune ou un code postal.')).toBeVisible();
  await page.route(/\/api\/v1\/contact\?/, (route) => route.abort());
  await search('13008');
  await expect(near.getByText('La recherche n’a pas abouti.')).toBeVisible();
  await page.unroute(/\/api\/v1\/contact\?/);
  await near.getByRole('button', { name: 'Réessayer' }).click();
  await expect(near.getByText(/^Autour de Marseille/)).toBeVisible();
});

test('[PR-02] product on a laptop: name, price, stock, size, colour and the main action are in the first window', async ({
  page,
}) => {
  await openPage(page, PRODUCT);
  const main = page.getByRole('main');
  const first = [
    main.getByRole('heading', { level: 1 }),
    main.getByText('689,00 €').first(),
    main.getByText('En stock chez nos distributeurs').last(),
    main.getByRole('link', { name: 'Trouver près de chez vous' }),
  ];
  for (const part of first) await expect(part).toBeInViewport({ ratio: 1 });
});

test('[PR-02] product on a phone: price and main action stay at the foot of the window, and give way to the search', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, PRODUCT);
  const bar = page.getByRole('region', { name: 'Prix et suite' });
  await expect(bar).toHaveCount(0);
  await page.getByRole('heading', { name: 'Documents' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText('689 €');
  expect(await findAxeFindings(page, 'main')).toEqual([]);
  await bar.getByRole('link', { name: 'Trouver près de chez vous' }).click();
  await expect(page.getByRole('textbox', { name: 'Commune ou code postal' })).toBeInViewport();
  await expect(bar).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[PR-02] product, near you: the form leads to the locator', async ({ page }) => {
    await page.goto('/en/pro/product/lame');
    const near = page.getByRole('region', { name: 'Near you' });
    await near.getByRole('textbox', { name: 'Town or postcode' }).fill('44000');
    await near.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/en\/pro\/.*place=44000/);
  });
});
