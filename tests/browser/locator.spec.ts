import { expect, type Page } from '@playwright/test';
import { MAPS_URL, MEASURED_URL } from './support/addresses.ts';
import { openPage } from './support/open-page.ts';
import { test } from './support/site-test.ts';

const INSTALLERS = '/trouver-un-installateur';
const NANTES = `${INSTALLERS}?place=44000+Nantes`;
const map = (page: Page) => page.locator('.live-map');
const card = (page: Page, index: number) => page.getByRole('main').getByRole('article').nth(index);

test('[LO-04] list and map: select in each other', async ({ page }) => {
  await openPage(page, NANTES);
  await card(page, 2).getByRole('heading').getByRole('link').click();
  await expect(card(page, 2)).toHaveAttribute('data-selected', 'true');
  await map(page).scrollIntoViewIfNeeded();
  await expect(map(page).locator('[data-selected]')).toHaveText('3');
  await expect(page).toHaveURL(/point=\d+/);
  const other = map(page).locator('.live-map-numbered:not([data-selected])').first();
  const number = Number(await other.innerText());
  await other.click();
  await expect(card(page, number - 1)).toHaveAttribute('data-selected', 'true');
  await expect(card(page, number - 1).locator('details')).toHaveAttribute('open', '');
});

test('[LO-02] map: starts over France at zoom 5, is moved by keys, and its points can be pressed', async ({
  page,
}) => {
  await openPage(page, INSTALLERS);
  await map(page).scrollIntoViewIfNeeded();
  const cluster = map(page).locator('.live-map-cluster').first();
  await expect(cluster).toHaveAccessibleName(/points, zoomer$/);
  const many = Number(await cluster.innerText());
  expect(many).toBeGreaterThan(1);
  await cluster.focus();
  const count = await map(page).locator('.live-map-cluster').count();
  await page.keyboard.press('Enter');
  await expect.poll(() => map(page).locator('.live-map-cluster').count()).not.toBe(count);
  await map(page).focus();
  await page.keyboard.press('+');
  await expect(map(page).getByRole('button', { name: 'Zoomer', exact: true })).toBeVisible();
  // Buttons are equivalent to dragging.
  const left = () =>
    map(page)
      .locator('.leaflet-map-pane')
      .evaluate((pane) => pane.getBoundingClientRect().left);
  const before = await left();
  await page
    .getByRole('group', { name: 'Déplacer la vue' })
    .getByRole('button', { name: 'Vers la droite' })
    .press('Enter');
  await expect.poll(left).toBeLessThan(before);
});

test('[LO-02] map: starts at zoom 5; five steps out show the whole world', async ({ page }) => {
  // An animated zoom ignores further steps.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, INSTALLERS);
  await map(page).scrollIntoViewIfNeeded();
  const out = map(page).getByRole('button', { name: 'Dézoomer', exact: true });
  const isOff = 'leaflet-disabled';
  for (let zoom = 5; zoom > 0; zoom--) {
    await expect(out).not.toHaveClass(new RegExp(isOff));
    await out.click();
  }
  await expect(out).toHaveClass(new RegExp(isOff));
  // At world scale, one group contains all.
  await expect(map(page).locator('.live-map-cluster')).toHaveText('400');
});

test('[LO-02] map: names the points of its list where there is room', async ({ page }) => {
  await openPage(page, NANTES);
  await map(page).scrollIntoViewIfNeeded();
  const names = map(page).locator('.live-map-name');
  await expect(names.first()).toBeVisible();
  const listed = await page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts();
  for (const name of await names.allInnerTexts()) expect(listed.join()).toContain(name);
});

test('[LO-04] entry of a firm: copies its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // A browser with a share dialog would use it instead.
  await page.addInitScript(() => {
    delete (Navigator.prototype as { share?: unknown }).share;
  });
  await openPage(page, NANTES);
  await card(page, 0).locator('summary').click();
  await card(page, 0)
    .getByRole('button', { name: /^Partager/ })
    .click();
  await expect(card(page, 0).locator('[data-spoken]')).toHaveText('Adresse copiée');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const name = await card(page, 0).getByRole('heading', { level: 3 }).innerText();
  await openPage(page, address);
  await expect(page.getByRole('main').locator('[data-selected="true"]')).toContainText(name);
});

test('[LO-03] place: suggested, selected by keys, and stored in the address', async ({ page }) => {
  await openPage(page, INSTALLERS);
  const field = page.getByRole('main').getByLabel('Commune ou code postal');
  await field.focus();
  await expect(field).toHaveAttribute('aria-autocomplete', /./);
  await field.pressSequentially('st etien');
  await expect(page.getByRole('option', { name: /Saint-Étienne/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/place=42\d{3}\+Saint-%C3%89tienne/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Saint-Étienne (42');
});

test('[LO-04] geolocation: shows those nearby; a refusal is reported', async ({ page, context }) => {
  await openPage(page, INSTALLERS);
  await context.clearPermissions();
  await page.getByRole('button', { name: 'Autour de moi' }).click();
  await expect(page.getByRole('main').locator('[data-spoken]').filter({ hasText: 'position' })).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 45.764, longitude: 4.8357 });
  await page.getByRole('button', { name: 'Autour de moi' }).click();
  await expect(page).toHaveURL(/lat=45.764&lng=4.836/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Lyon :');
});

test('[LO-05] missing script: the drawn map stays, and the list works', async ({ page, complaints }) => {
  complaints.allow(/interactive-map/);
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.route('**/assets/interactive-map-*.js', (route) => route.abort());
  await page.goto(NANTES);
  await page.locator('html[data-hydrated]').waitFor();
  // Retried in the page, because the figure is replaced meanwhile, and the page may reload once for want of
  // the script.
  await expect(() => page.getByRole('figure').evaluate((figure) => figure.scrollIntoView())).toPass();
  await expect.poll(() => warnings.some((text) => text.includes('The map could not be loaded'))).toBe(true);
  await expect(page.getByRole('img', { name: /^Carte de France/ })).toBeVisible();
  await card(page, 1).getByRole('heading').getByRole('link').click();
  await expect(card(page, 1)).toHaveAttribute('data-selected', 'true');
});

test('[LO-05] requests: to this site only', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  await openPage(page, NANTES);
  await map(page).scrollIntoViewIfNeeded();
  await map(page).getByRole('button', { name: 'Zoomer', exact: true }).click();
  expect(foreign).toEqual([]);
});

test('[LO-06, RP-08] stockists: open in a dialog from the header, and are found around a place', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.getByRole('link', { name: 'Points de vente' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Voir nos appareils en vrai' });
  await dialog.getByLabel('Commune ou code postal').focus();
  await page.keyboard.type('69003');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('du plus proche au plus lointain')).toBeVisible();
  await dialog.getByRole('article').nth(1).getByRole('button').first().click();
  await expect(dialog.locator('.live-map [data-selected]')).toHaveText('2');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('[LO-06, RP-08] stockists dialog on a phone: full screen, opened from the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await openPage(page, '/en/pro');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'Showrooms' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'See our appliances in person' });
  await expect(dialog).toBeVisible();
  await expect.poll(async () => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 780 });
});

test('[LO-04] phone: shows the list first, the map on request, with the selected entry', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await openPage(page, NANTES);
  await expect(page.getByRole('figure')).toBeHidden();
  await page.getByRole('button', { name: 'Carte' }).click();
  await expect(card(page, 0)).toBeHidden();
  await map(page).locator('.live-map-numbered').first().click();
  await expect(page.getByRole('main').getByRole('article').filter({ visible: true })).toHaveCount(1);
});

/** Responds instead of the maps service, and records its requests. */
async function responseFor(page: Page, status: number): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${MAPS_URL}/**`, (route) => {
    if (route.request().method() === 'POST')
      asked.push((route.request().postDataJSON() as { input: string }).input);
    return route.fulfill({
      status,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: {
        suggestions: [{ placePrediction: { text: { text: '3 quai de la Fosse, 44000 Nantes, France' } } }],
      },
    });
  });
  return asked;
}
const type = async (page: Page, text: string) => {
  await openPage(page, `${MEASURED_URL}${INSTALLERS}`);
  const field = page.getByRole('main').getByLabel('Commune ou code postal');
  await field.focus();
  await expect(field).toHaveAttribute('aria-autocomplete', /./);
  await field.pressSequentially(text);
};
const agree = (page: Page) =>
  page.context().addCookies([{ name: 'consent', value: '1.2026-11-21.maps', url: MEASURED_URL }]);
const ours = (page: Page) => page.getByRole('option', { name: /Nantes/ }).first();

test.describe('with a maps service', () => {
  test.use({ ownOrigin: MEASURED_URL });

  test('[LO-03, LO-05, TP-03] before consent: our own communes are suggested, without requests to it', async ({
    page,
  }) => {
    const asked = await responseFor(page, 200);
    await type(page, 'nantes');
    await expect(ours(page)).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('[LO-03, TP-03] after consent: it suggests places', async ({ page, complaints }) => {
    complaints.allow(new RegExp(`^request to ${MAPS_URL}$`));
    const asked = await responseFor(page, 200);
    await agree(page);
    await type(page, 'quai');
    await expect(page.getByRole('option', { name: '3 quai de la Fosse, 44000 Nantes' })).toBeVisible();
    expect(asked).toEqual(['quai']);
  });

  test('[LO-05, TP-03] failing service: our own communes are suggested', async ({ page, complaints }) => {
    complaints.allow(new RegExp(`^request to ${MAPS_URL}$`));
    complaints.allow(/status of 500/);
    const asked = await responseFor(page, 500);
    await agree(page);
    await type(page, 'nantes');
    await expect(ours(page)).toBeVisible();
    expect(asked).toEqual(['nantes']);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[LO-05] form, list and drawn map: work', async ({ page }) => {
    await page.goto(INSTALLERS);
    await page.getByLabel('Commune ou code postal').fill('Paris 12e');
    await page.getByLabel('Rayon').selectOption('10');
    await page.getByRole('button', { name: 'Chercher' }).last().click();
    await expect(page).toHaveURL(/place=Paris\+12e&radius=10/);
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Paris (75012)');
    await expect(page.getByRole('img', { name: /^Carte de France/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Autour de moi' })).toBeHidden();
    await card(page, 0).locator('summary').click();
    await expect(card(page, 0).getByRole('table')).toBeVisible();
  });

  test('[LO-06] header link: leads to a page of stockists', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Points de vente' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voir nos appareils en vrai');
  });
});
