import { expect } from '@playwright/test';
import { openFilters } from './support/open-filters.ts';
import { test } from './support/site-test.ts';

test.use({ javaScriptEnabled: false });

test('[HD-02, HD-04] without scripts: menu, category, page of a list, product, variant', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await menu.getByText('Produits', { exact: true }).click();
  await menu.getByText('Sèche-serviettes', { exact: true }).click();
  await menu.getByRole('link', { name: 'Tout voir : Sèche-serviettes' }).click();
  await expect(page).toHaveURL('/nos-produits/seche-serviettes');
  await page.goto('/nos-produits/chauffage-electrique');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/nos-produits/chauffage-electrique/_p__2');
  await main.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/produit\//);
  await page.goto('/produit/lame');
  await expect(main.getByText('Réf. AT-LAM-1500-BR')).toBeVisible();
  await main.getByRole('link', { name: /^2 000 W/ }).click();
  await main.getByRole('link', { name: 'Lin', exact: true }).click();
  await expect(main.getByText('Réf. AT-LAM-2000-LI')).toBeVisible();
  await page.getByRole('navigation', { name: 'Services' }).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/product/lame?ref=AT-LAM-2000-LI');
});

test('[PR-01, RT-07] without scripts: filters and order by the form, and a removed choice', async ({
  page,
}) => {
  await page.goto('/nos-produits/chauffage-electrique');
  const main = page.getByRole('main');
  await openFilters(page);
  await main.getByRole('checkbox', { name: /Inertie fluide/ }).check();
  await main.getByRole('checkbox', { name: /Panneau rayonnant/ }).check();
  await main.getByLabel('Prix maximum').fill('500');
  await main.getByRole('button', { name: 'Appliquer le prix' }).click();
  await expect(page).toHaveURL(/\/nos-produits\/chauffage-electrique\/_[^?]*_TYPE__panneau-rayonnant/);
  await expect(page).toHaveURL(/_PRICE__0?-500/);
  await expect(main.getByRole('link', { name: /Retirer le filtre/ })).toHaveCount(3);
  await main.getByLabel('Trier par').selectOption('price_asc');
  await main.getByRole('button', { name: 'Trier' }).click();
  await expect(page).toHaveURL(/\?orderBy=price_asc$/);
  await main.getByRole('link', { name: /Retirer le filtre.*Inertie fluide/ }).click();
  await expect(main.getByRole('link', { name: /Retirer le filtre/ })).toHaveCount(2);
});

test('[SE-01, SE-06] without scripts: search, its tabs and its filters', async ({ page }) => {
  await page.goto('/');
  await page.locator('#search-field').fill('radiateur');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/recherche?q=radiateur');
  const main = page.getByRole('main');
  await openFilters(page);
  await main.getByRole('checkbox', { name: /Inertie fluide/ }).check();
  await main.getByRole('button', { name: 'Appliquer le prix' }).click();
  await expect(page).toHaveURL('/recherche/_TYPE__inertie-fluide?q=radiateur');
  await main.getByRole('link', { name: /Conseils et pages/ }).click();
  await expect(main.getByRole('link', { name: /Réparer plutôt que jeter/ })).toBeVisible();
});

test('[HD-03, PL-05] without scripts, on a phone: burger menu, consumer, filters', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/nos-produits/chauffage-electrique');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Professionnels' }).click();
  await expect(page).toHaveURL('/pro/nos-produits/chauffage-electrique');
  await page.getByRole('button', { name: 'Filtrer' }).click();
  const panel = page.locator('#facets');
  await panel.getByRole('checkbox', { name: /Inertie fluide/ }).check();
  await panel.getByRole('button', { name: /^Voir \d+ produits/ }).click();
  await expect(page).toHaveURL('/pro/nos-produits/chauffage-electrique/_TYPE__inertie-fluide');
});
