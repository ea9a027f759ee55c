import { expect, type Page } from '@playwright/test';
import { closeFilters, openFilters } from './support/open-filters.ts';
import { isSameDocument, markDocument, openPage } from './support/open-page.ts';
import { test } from './support/site-test.ts';

const RADIATORS = '/nos-produits/chauffage-electrique';

const main = (page: Page) => page.getByRole('main');
const countOf = (page: Page) => main(page).getByText(/^\d+ produits?$/);
const cardsOf = (page: Page) => main(page).getByRole('region', { name: 'Produits' }).getByRole('article');
const namesOf = (page: Page) => cardsOf(page).getByRole('heading').allInnerTexts();

test('[PR-01] category: shows child categories, its promotion, and filters with correct counts', async ({
  page,
}) => {
  await openPage(page, RADIATORS);
  const children = page.getByRole('navigation', { name: 'Sous-catégories' });
  await expect(children.getByRole('link')).toContainText(['Radiateurs électriques', 'Radiateurs à gaz']);
  await expect(main(page).getByRole('link', { name: /Lame, désormais en cinq teintes/ })).toHaveAttribute(
    'href',
    '/produit/lame',
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${RADIATORS}$`));
  await markDocument(page);
  const sheet = await openFilters(page);
  const fluid = sheet.locator('input[value="inertie-fluide"]');
  const announced = Number(/\d+/.exec(await labelOf(page, 'Inertie fluide'))?.[0]);
  await fluid.check();
  await expect(countOf(page)).toHaveText(`${announced} produits`);
  await expect(page).toHaveURL(`${RADIATORS}/_TYPE__inertie-fluide`);
  await expect(cardsOf(page)).toHaveCount(announced);
  await sheet.getByRole('checkbox', { name: /Panneau rayonnant/ }).check();
  await expect(countOf(page)).toHaveText('19 produits');
  await closeFilters(page);
  await main(page)
    .getByRole('link', { name: /Retirer le filtre.*Inertie fluide/ })
    .click();
  await expect(countOf(page)).toHaveText('8 produits');
  await expect(fluid).not.toBeChecked();
  await (await openFilters(page)).getByRole('link', { name: 'Tout effacer' }).click();
  await expect(page).toHaveURL(RADIATORS);
  expect(await isSameDocument(page)).toBe(true);
});

test('[PR-01] category: price range, order and pages', async ({ page }) => {
  await openPage(page, RADIATORS);
  const sheet = await openFilters(page);
  await sheet.getByLabel('Prix minimum').fill('400');
  await sheet.getByLabel('Prix maximum').fill('600');
  await sheet.getByRole('button', { name: 'Appliquer le prix' }).click();
  await expect(main(page).getByRole('link', { name: /Retirer le filtre/ })).toContainText('400 – 600');
  await main(page).getByLabel('Trier par').selectOption({ label: 'Prix croissant' });
  await expect(page).toHaveURL(/_PRICE__400-600\?orderBy=price_asc$/);
  await expect.poll(async () => isSorted(await pricesOf(page))).toBe(true);
  const prices = await pricesOf(page);
  expect(prices.length).toBeGreaterThan(5);
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(400);
  expect(Math.max(...prices)).toBeLessThanOrEqual(600);
  await openPage(page, `${RADIATORS}?orderBy=price_desc`);
  await main(page).getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Suivante' }).click();
  await expect(page).toHaveURL(`${RADIATORS}/_p__2?orderBy=price_desc`);
  await expect(main(page).locator('[aria-current="page"]', { hasText: '2' })).toBeVisible();
  expect(isSorted((await pricesOf(page)).toReversed())).toBe(true);
});

test('[PR-01] filters that no product matches: lead to the lists without one of them, with what they hold', async ({
  page,
}) => {
  await openPage(page, `${RADIATORS}/_COLOR__ardoise/_PRICE__10-20`);
  await expect(countOf(page)).toHaveCount(0);
  await expect(main(page).getByText('Aucun produit ne réunit tous ces critères')).toBeVisible();
  const without = main(page).getByRole('link', { name: /^Sans « 10 – 20 € » : \d+ produits$/ });
  const announced = Number(/(\d+) produits$/.exec(await without.innerText())?.[1]);
  await without.click();
  await expect(page).toHaveURL(`${RADIATORS}/_COLOR__ardoise`);
  await expect(countOf(page)).toHaveText(`${announced} produits`);
});

test('[RT-59] page and filters: preserved by a reload and a shared link', async ({ page, browser }) => {
  const path = `${RADIATORS}/_COLOR__blanc/_p__2`;
  await openPage(page, `${RADIATORS}/_COLOR__blanc`);
  await main(page).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(path);
  await expect(main(page).locator('[aria-current="page"]', { hasText: '2' })).toBeVisible();
  const names = await namesOf(page);
  expect(names.length).toBeGreaterThan(3);
  await page.reload();
  expect(await namesOf(page)).toEqual(names);
  await expect((await openFilters(page)).getByRole('checkbox', { name: /^Blanc/ })).toBeChecked();
  const other = await browser.newPage();
  await other.goto(page.url());
  expect(await namesOf(other)).toEqual(names);
  await other.close();
});

test('[RT-59] back button: restores filters, page and scroll position', async ({ page }) => {
  await openPage(page, RADIATORS);
  const dry = page.getByRole('checkbox', { name: /Inertie sèche/ });
  await openFilters(page);
  await dry.check();
  await expect(countOf(page)).toHaveText('18 produits');
  await closeFilters(page);
  const card = cardsOf(page).getByRole('heading').nth(10);
  await card.scrollIntoViewIfNeeded();
  const name = await card.innerText();
  const offset = await page.evaluate(() => window.scrollY);
  expect(offset).toBeGreaterThan(500);
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(countOf(page)).toHaveText('18 produits');
  await expect(page.locator('#facets input[value="inertie-seche"]')).toBeChecked();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(offset);
  await page.goBack();
  await expect(countOf(page)).toHaveText('45 produits');
  await expect(page.locator('#facets input[value="inertie-seche"]')).not.toBeChecked();
  await page.goForward();
  await expect(countOf(page)).toHaveText('18 produits');
});

test('[PR-01] filters on a phone: open over the list and show the number of results', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, RADIATORS);
  const panel = page.locator('#facets');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Filtrer' }).click();
  await expect(panel).toBeVisible();
  await panel.getByRole('checkbox', { name: /Inertie fluide/ }).check();
  const apply = panel.getByRole('button', { name: 'Voir 11 produits' });
  await apply.click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filtrer (1)' })).toBeVisible();
  await expect(countOf(page)).toHaveText('11 produits');
});

test('[PR-01] card: shows the product in a room while it is pointed at or has the focus', async ({
  page,
}) => {
  await openPage(page, `${RADIATORS}/radiateurs-electriques/inertie-seche`);
  const card = cardsOf(page).first();
  const room = card.locator('img[src*="/scenes/"]');
  await expect(room).toBeHidden();
  await card.hover();
  await expect(room).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(room).toBeHidden();
  await page.keyboard.press('Tab');
  await card.getByRole('heading').getByRole('link').focus();
  await expect(room).toBeVisible();
});

async function labelOf(page: Page, name: string): Promise<string> {
  return main(page).locator('label', { hasText: name }).first().innerText();
}

/** Prices of the cards in euros. */
async function pricesOf(page: Page): Promise<number[]> {
  const texts = await cardsOf(page)
    .getByText(/€ TTC conseillé$/)
    .allInnerTexts();
  return texts.map((text) => Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.')));
}

function isSorted(values: number[]): boolean {
  return values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0));
}

const LONG = '/nos-produits/chauffe-eau/thermodynamiques';
for (const width of [360, 1100, 1440]) {
  test(`titles at ${width} px: no word is cut, and the current category is visible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, LONG);
    const heading = main(page).getByRole('heading', { level: 1 });
    await page.evaluate(() => document.fonts.ready);
    const lines = await heading.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
    const current = page.getByRole('navigation', { name: 'Sous-catégories' }).locator('[aria-current]');
    const box = await current.boundingBox();
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  });
}
