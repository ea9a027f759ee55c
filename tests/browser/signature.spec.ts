import { expect, type Page } from '@playwright/test';
import { closeFilters, openFilters } from './support/open-filters.ts';
import { openPage } from './support/open-page.ts';
import { PHONE } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

const NIGHT = 'rgb(19, 17, 14)';

for (const { home, link, landing, all, first, product } of [
  {
    home: '/',
    link: 'Découvrir la collection',
    landing: '/signature/collection',
    all: 'Toute la collection',
    first: 'Découvrir Trumeau',
    product: '/signature/produit/trumeau',
  },
  {
    home: '/en/pro/signature/collection',
    link: 'Signature, accueil',
    landing: '/en/pro/signature/collection',
    all: 'The whole collection',
    first: 'Discover Trumeau',
    product: '/en/pro/signature/product/trumeau',
  },
]) {
  test(`[RT-38, RT-39, RT-40] from ${home} through the line and back, without leaving it`, async ({
    page,
  }) => {
    await openPage(page, home);
    const main = page.getByRole('main');
    if (home !== landing) await main.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(landing);
    await expect.poll(() => ground(page)).toBe(NIGHT);
    await main.getByRole('link', { name: first }).click();
    await expect(page).toHaveURL(product);
    const logo = page
      .getByRole('banner')
      .getByRole('link')
      .filter({ has: page.getByRole('img') })
      .first();
    await expect(logo).toContainText('Signature');
    await expect(main.getByRole('heading', { level: 1, name: 'Trumeau' })).toBeVisible();
    await page.goBack();
    await main.getByRole('link', { name: all }).click();
    await expect(main.getByRole('article')).toHaveCount(6);
    await main.getByRole('article').last().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/signature\/produ(?:it|ct)\//);
    await expect.poll(() => ground(page)).toBe(NIGHT);
  });
}

test('[PR-05] signature product: shows its selected variant, as a photograph in each size', async ({
  page,
}) => {
  await openPage(page, '/signature/produit/trumeau');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('img', { name: /^Trumeau, radiateur .*, ardoise noire$/ }).first(),
  ).toBeVisible();
  await main.getByRole('radio', { name: /^1\s500\sW/ }).check();
  await expect(main.locator('img[src*="/trumeau-520x1750-"]').first()).toBeVisible();
  await expect(page).toHaveURL(/\?ref=AT-TRU-1500/);
});

test('[RT-39] filter: stays within the line, and the language switch keeps the list', async ({ page }) => {
  await openPage(page, '/signature/nos-produits/pierre-et-laiton');
  await (await openFilters(page)).getByRole('checkbox', { name: /Pierre claire/ }).check();
  await expect(page).toHaveURL('/signature/nos-produits/pierre-et-laiton/_COLOR__pierre-claire');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5);
  await closeFilters(page);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL('/en/signature/our-products/stone-and-brass/_COLOR__pierre-claire');
});

test('[RT-40] phone: product and dimensions are fully visible, and nothing covers the title', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const { path, what, count } of [
    { path: '/en/signature/collection', what: 'main header img', count: 1 },
    { path: '/signature/produit/linteau', what: 'main header img', count: 1 },
    { path: '/signature/produit/entablement', what: 'main header img', count: 1 },
  ]) {
    await openPage(page, path);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const shown = page.locator(what);
    await expect(shown).toHaveCount(count);
    for (const one of await shown.all()) {
      const box = await one.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
      expect(box?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
      expect(box?.height).toBeGreaterThanOrEqual(12);
    }
  }
});

for (const path of ['/signature/nos-produits/pierre-et-laiton', '/en/signature/product/clef'])
  test(`[PR-05] ${path}: offers an appointment, and no comparison`, async ({ page }) => {
    await openPage(page, path);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /rendez-vous|appointment/ })).toBeVisible();
    await expect(main.getByRole('checkbox', { name: /^(?:Comparer|Compare)/ })).toHaveCount(0);
  });

test('[PR-05] signature product on a phone: the bar at the foot of the window leads to the appointment', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/signature/produit/trumeau');
  await page.getByRole('heading', { name: 'Documents' }).scrollIntoViewIfNeeded();
  const bar = page.getByRole('region', { name: 'Prix et suite' });
  await bar.getByRole('link', { name: 'Prendre rendez-vous' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prendre rendez-vous');
  await expect(page.getByLabel('Message')).toHaveValue(/^Je voudrais voir Trumeau, /);
});

test('[PR-05] signature product on a desktop: views beside the selection; opening, detail and story show three pictures', async ({
  page,
}) => {
  await openPage(page, '/signature/produit/trumeau');
  const main = page.getByRole('main');
  const gallery = main.getByRole('region', { name: /^Vues de Trumeau/ });
  const views = await gallery.boundingBox();
  const selection = await main.getByRole('group', { name: 'Taille' }).boundingBox();
  expect((views?.x ?? 0) + (views?.width ?? 0)).toBeLessThanOrEqual(selection?.x ?? 0);
  const large = main.locator('[class*="scene"] img').and(main.locator(':not([role=region] img)'));
  const pictures = await large.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(pictures).toHaveLength(3);
  expect(new Set(pictures).size).toBe(3);
});

test('[CT-05, PR-05] appointment: asked for from a product, in its size and colour, and confirmed', async ({
  page,
}) => {
  await openPage(page, '/signature/produit/trumeau');
  await page.getByRole('main').getByRole('link', { name: 'Prendre rendez-vous' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prendre rendez-vous');
  await expect(page.getByLabel('Message')).toHaveValue(/^Je voudrais voir Trumeau, .*\(AT-TRU-/);
  await page.getByRole('radio', { name: 'En salle d’exposition' }).check();
  await page.getByLabel(/^Salle d’exposition/).selectOption('Roanne');
  await page.getByLabel('Jour souhaité').fill('2099-12-01');
  await page.getByRole('radio', { name: 'Le matin' }).check();
  await page.getByLabel('Prénom').fill('Camille');
  await page.getByLabel('Nom', { exact: true }).fill('Aubert');
  await page.getByLabel('E-mail').fill('camille@courriel.example');
  await page.getByRole('textbox', { name: 'Téléphone' }).fill('02 61 91 12 12');
  await page.locator('input[name=started_at]').evaluate((field: HTMLInputElement) => {
    field.value = String(Date.now() - 60_000);
  });
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page).toHaveURL(/\/confirmation\?reference=AT-[2-9A-Z]{7}&subject=appointment$/);
});

test('[PR-05] print: dark on white, without backgrounds', async ({ page }) => {
  await openPage(page, '/signature/collection');
  await page.emulateMedia({ media: 'print' });
  const colour = await page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => getComputedStyle(title).color);
  expect(colour).toBe('rgb(0, 0, 0)');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[RT-39, RT-40] line: browsed by links and forms', async ({ page }) => {
    await page.goto('/signature/collection');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Toute la collection' }).click();
    await openFilters(page);
    await main.getByRole('checkbox', { name: /Ardoise noire/ }).check();
    await main.getByRole('button', { name: 'Appliquer le prix' }).click();
    await expect(page).toHaveURL(/\/signature\/nos-produits\/pierre-et-laiton\/_COLOR__pierre-noire/);
    await main.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/^[^?]*\/signature\/produit\//);
  });
});

/** The background colour of the page. */
function ground(page: Page): Promise<string> {
  return page.evaluate(() => {
    const frame = document.querySelector('[data-theme]');
    return frame ? getComputedStyle(frame).backgroundColor : '';
  });
}
