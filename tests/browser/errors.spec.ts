import { expect, type Locator, type Page } from '@playwright/test';
import { followLink } from './support/follow-link.ts';
import { isSameDocument, markDocument, openPage } from './support/open-page.ts';
import { test } from './support/site-test.ts';

const ANY_CALL = /\/api\/v1\//;

test('[ER-01] broken internal link: shows the missing page, with a search for its words and a link home', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  await openPage(page, '/en');
  await markDocument(page);
  await followLink(page, '/en/towel-dryer-of-the-old-days');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
  await expect(page).toHaveTitle(/This page could not be found/);
  await expect(page).toHaveURL('/en/towel-dryer-of-the-old-days');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(main.getByRole('searchbox')).toHaveValue('of the old days');
  await main.getByRole('searchbox').fill('towel');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/en/results?q=towel');
  await page.goBack();
  await main.getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL('/en');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('[ER-01] address of a missing page: 404, header, footer, search', async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  const response = await page.goto('/nos-produits/chauffage-electrique/_p__99');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page est introuvable');
  await expect(page.getByRole('banner')).toContainText('Produits');
  await expect(page.getByRole('contentinfo')).toContainText('Mentions légales');
});

test('[ER-02, ER-07] navigation without a connection: shows an error page, and the site recovers', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  await openPage(page, '/nos-produits/ventilation');
  await markDocument(page);
  await page.route(ANY_CALL, (route) => route.abort());
  await firstCard(page).click();
  const home = page.getByRole('main').getByRole('link', { name: 'Revenir à l’accueil' });
  await expect(home).toBeVisible({ timeout: 8000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un instant, s’il vous plaît');
  await expect(page.getByRole('banner')).toContainText('Produits');
  await page.unroute(ANY_CALL);
  await home.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La chaleur, à demeure.');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Un instant, s’il vous plaît');
  expect(await isSameDocument(page)).toBe(true);
});

test('[ER-02, ER-07] navigation while the back office fails: shows the server’s cached page', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 50\d/);
  await openPage(page, '/nos-produits/ventilation');
  await markDocument(page);
  await page.route(ANY_CALL, (route) => route.fulfill({ status: 500, json: { message: 'broken' } }));
  const name = await firstCard(page).innerText();
  await firstCard(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  expect(await isSameDocument(page)).toBe(false);
});

function firstCard(page: Page): Locator {
  return page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
}
