import { expect, type Page } from '@playwright/test';
import { closeFilters, openFilters } from './support/open-filters.ts';
import { openPage, waitForHydration } from './support/open-page.ts';
import { test } from './support/site-test.ts';

const audience = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first();
const language = (page: Page, name: 'Français' | 'English') =>
  page.getByRole('navigation', { name: 'Services' }).getByRole('link', { name });

test('[RT-58] language select: keeps page, filters, order and query', async ({ page }) => {
  for (const [french, english] of [
    ['/', '/en'],
    ['/pro', '/en/pro'],
    ['/produit/lame?ref=AT-LAM-2000-BR', '/en/product/lame?ref=AT-LAM-2000-BR'],
    [
      '/nos-produits/chauffage-electrique/_COLOR__blanc/_p__2?orderBy=price_asc',
      '/en/our-products/electric-heating/_COLOR__blanc/_p__2?orderBy=price_asc',
    ],
    ['/recherche/_p__2?q=radiateur', '/en/results/_p__2?q=radiateur'],
    ['/qui-sommes-nous', '/en/about-us'],
  ] as const) {
    await page.goto(french);
    await expect(language(page, 'English'), french).toHaveAttribute('href', english);
    await page.goto(english);
    await expect(language(page, 'Français'), english).toHaveAttribute('href', french);
  }
});

test('[RT-58] language select: follows filters and variants chosen after the page was opened', async ({
  page,
}) => {
  await openPage(page, '/nos-produits/chauffage-electrique');
  await (await openFilters(page)).getByRole('checkbox', { name: /Inertie fluide/ }).check();
  await expect(page).toHaveURL(/_TYPE__inertie-fluide$/);
  await closeFilters(page);
  await language(page, 'English').click();
  await expect(page).toHaveURL('/en/our-products/electric-heating/_TYPE__inertie-fluide');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText('11 products', { exact: true })).toBeVisible();
  await openPage(page, '/produit/lame');
  await page.getByRole('radio', { name: /^2 000 W/ }).check({ force: true });
  await language(page, 'English').click();
  await expect(page).toHaveURL('/en/product/lame?ref=AT-LAM-2000-BR');
});

test('[PL-05, PL-06, PL-02] consumer switch: keeps the page and shows it for the other consumer', async ({
  page,
}) => {
  await openPage(page, '/produit/lame');
  await expect(page.getByRole('main').getByText('TTC').first()).toBeVisible();
  await audience(page, 'Professionnels').click();
  await expect(page).toHaveURL('/pro/produit/lame');
  await expect(audience(page, 'Professionnels')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('main').getByText('HT').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toContainText('Métier');
  const foreign = page.locator('header a[href^="/"], main a[href^="/"]').filter({ visible: true });
  const outside = await foreign.evaluateAll((links) =>
    links
      .map((link) => link.getAttribute('href') ?? '')
      .filter((path) => !/^(?:\/en)?\/(?:pro\b|media\/)/.test(path)),
  );
  // The cart has one address for both.
  expect(outside).toEqual(['/produit/lame', '/panier']);
  await audience(page, 'Particuliers').click();
  await expect(page).toHaveURL('/produit/lame');
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toContainText('Chantiers');
});

test('[PL-05] filters and query: preserved; a page of one consumer only leads to the other’s home page', async ({
  page,
}) => {
  await openPage(page, '/nos-produits/chauffage-electrique/_TYPE__inertie-fluide');
  await audience(page, 'Professionnels').click();
  await expect(page).toHaveURL('/pro/nos-produits/chauffage-electrique/_TYPE__inertie-fluide');
  await openPage(page, '/recherche?q=radiateur');
  await audience(page, 'Professionnels').click();
  await expect(page).toHaveURL('/pro/recherche?q=radiateur');
  await openPage(page, '/pro/produit/sas');
  await audience(page, 'Particuliers').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La chaleur, à demeure.');
});

test('[PL-03, PL-02] anonymous visitor: the address alone decides the consumer', async ({ page }) => {
  await openPage(page, '/pro');
  await page.goto('/nos-produits/ventilation');
  await waitForHydration(page);
  await expect(audience(page, 'Particuliers')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('main').getByText('TTC').first()).toBeVisible();
  await page.goto('/en/pro/our-products/ventilation');
  await expect(audience(page, 'Professionals')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('main').getByText('excl. VAT').first()).toBeVisible();
});
