import { expect, type Page } from '@playwright/test';
import { BROKEN, breakIsland, breakNewIsland } from './support/break-island.ts';
import { enter } from './support/enter.ts';
import { openFilters } from './support/open-filters.ts';
import { openPage } from './support/open-page.ts';
import { test } from './support/site-test.ts';

const PROFESSIONAL = 'pro@atre.example';
const RETRY = { fr: 'Réessayer', en: 'Try again' } as const;

type Island = {
  name: string;
  path: string;
  account?: string;
  /** Selects the element whose next change throws. */
  selector: string;
  /** True if the change creates the element. */
  isNew?: boolean;
  /** Changes it. */
  act: (page: Page) => Promise<unknown>;
  /** Uses the fallback. */
  expectFallback: (page: Page) => Promise<unknown>;
};

const main = (page: Page) => page.getByRole('main');
const retry = (page: Page) => page.getByRole('button', { name: RETRY.fr });
const goTo = (page: Page, path: string) =>
  page.evaluate((url) => {
    const link = document.createElement('a');
    link.href = url;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

const ISLANDS: Island[] = [
  {
    name: 'header search',
    path: '/',
    selector: 'header form',
    act: async (page) => {
      await page.locator('#search-field').focus();
      await page.keyboard.type('lam');
    },
    expectFallback: async (page) => {
      await page.locator('#search-field').fill('lame');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/recherche?q=lame');
    },
  },
  {
    name: 'main menu',
    path: '/',
    selector: '#main-menu',
    act: (page) => goTo(page, '/produit/lame'),
    expectFallback: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lame');
      await page
        .getByRole('navigation', { name: 'Menu principal' })
        .getByRole('link', { name: 'Tous les produits' })
        .click();
      await expect(page).toHaveURL('/nos-produits');
    },
  },
  {
    name: 'gallery',
    path: '/produit/lame',
    selector: '[role=group][aria-label*=Lame]',
    act: (page) => page.getByRole('button', { name: 'Image suivante' }).click(),
    expectFallback: async (page) => {
      await expect(main(page).getByRole('img', { name: /Lame/ }).first()).toBeVisible();
      await main(page)
        .getByRole('radio', { name: /2 000 W/ })
        .check({ force: true });
      await expect(main(page).getByText('Réf. AT-LAM-2000')).toBeVisible();
    },
  },
  {
    name: 'full-screen view',
    path: '/produit/lame',
    selector: 'dialog',
    isNew: true,
    act: (page) => page.getByRole('button', { name: 'Plein écran' }).click(),
    expectFallback: async (page) => {
      await retry(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'map',
    path: '/trouver-un-installateur?place=44000+Nantes',
    selector: '.live-map',
    isNew: true,
    act: (page) => page.mouse.wheel(0, 600),
    expectFallback: async (page) => {
      await expect(main(page).getByRole('img', { name: /^Carte de France/ })).toBeVisible();
      await expect(main(page).getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'facets',
    path: '/nos-produits/chauffage-electrique',
    selector: '#facets',
    act: async (page) => {
      await (await openFilters(page)).getByRole('checkbox', { name: /Inertie fluide/ }).check();
    },
    expectFallback: async (page) => {
      await expect(page).toHaveURL(/_TYPE__inertie-fluide/);
      await expect(main(page).getByRole('article').first()).toBeVisible();
      await retry(page).click();
      await expect(page.locator('#facets input[value="inertie-fluide"]')).toBeChecked();
    },
  },
  {
    name: 'stockists dialog',
    path: '/',
    selector: 'dialog',
    isNew: true,
    act: (page) => page.locator('header a[data-stockists]').first().click(),
    expectFallback: (page) => expect(page).toHaveURL(/trouver-un-installateur|distributeur/),
  },
  {
    name: 'toasts',
    path: '/la-fonderie-ouvre-ses-portes',
    selector: '[data-toasts]',
    act: (page) => main(page).getByRole('button', { name: 'Copier le lien' }).click(),
    expectFallback: (page) =>
      expect(page.getByText(/^L’adresse de la page est copiée|^Le lien n’a pas pu être copié/)).toBeVisible(),
  },
  {
    name: 'add to cart',
    path: '/pro/produit/sas',
    account: PROFESSIONAL,
    selector: 'form[action="/_cart"]',
    act: (page) =>
      main(page)
        .getByRole('button', { name: /Un de plus|Plus/ })
        .first()
        .click(),
    expectFallback: async (page) => {
      await main(page)
        .getByRole('button', { name: /^Ajouter/ })
        .first()
        .click();
      await expect(page.getByText(/panier/i).first()).toBeVisible();
    },
  },
];

for (const { name, path, account, selector, isNew, act, expectFallback } of ISLANDS)
  test(`island ${name} that throws: the rest of the page works, with a fallback`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(new RegExp(`${BROKEN}|NotFoundError`));
    if (account) await enter(page.context(), account);
    const reported = page.waitForEvent('console', (message) => message.text().includes(BROKEN));
    // An element that the page creates on load must be broken before.
    if (isNew) await breakNewIsland(page, selector);
    await openPage(page, path);
    if (!isNew) await breakIsland(page, selector);
    await act(page);
    await reported;
    await expectFallback(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText('An error occurred')).toHaveCount(0);
  });
