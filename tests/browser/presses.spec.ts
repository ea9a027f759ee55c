import { expect, type Locator, type Page } from '@playwright/test';
import { hasAllLooks } from '#tests/support/looks.ts';
import { enter } from './support/enter.ts';
import { enterNew } from './support/new-professional.ts';
import { openPage } from './support/open-page.ts';
import { findMoved, findMovedPresses, letPressesThrough } from './support/press-steadily.ts';
import { freeSiret } from './support/signup-emails.ts';
import { field, newEmail, press, stepTitle, WORDS } from './support/signup-steps.ts';
import { test } from './support/site-test.ts';

const PROFESSIONAL = 'pro@atre.example';
const WIDTHS = [390, 1440, 1920];
const EVERY = hasAllLooks ? 1 : 3;
const HEIGHT = 900;
const VIEW = '/pro/nos-pieces-detachees/chauffage-electrique/lame';
const LIMITS = hasAllLooks
  ? { maxFields: 30, maxPressed: 10, widths: WIDTHS }
  : { maxFields: 2, maxPressed: 2, widths: [390] };

/** Pages whose forms show and hide messages; each is tested at one width in turn, the short form tests every third. */
const FORMS: { path: string; account?: string }[] = [
  { path: '/contact?subject=other' },
  { path: '/en/pro/login' },
  { path: '/pro/mot-de-passe-oublie' },
  { path: '/en/find-an-installer?place=44000+Nantes' },
  { path: '/calculer-la-puissance' },
  { path: '/devis/thermo' },
  { path: '/en/our-products/electric-heating' },
  { path: '/mes-adresses?nouvelle=1', account: PROFESSIONAL },
  { path: '/en/my-account', account: PROFESSIONAL },
  { path: '/mes-chantiers?view=new', account: PROFESSIONAL },
  { path: '/pro/nos-pieces-detachees', account: PROFESSIONAL },
  { path: VIEW, account: PROFESSIONAL },
  { path: '/en/pro/product/sas', account: PROFESSIONAL },
];

const main = (page: Page) => page.getByRole('main');
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: HEIGHT });

/**
 * Presses the markers of a dialog's map while the dialog is scrolled to its top: the list is further down.
 */
async function expectMarkersSteady(page: Page, dialog: Locator): Promise<void> {
  const markers = dialog.locator('.live-map-numbered');
  await expect(markers.first()).toBeVisible();
  for (const width of LIMITS.widths) {
    await resize(page, width);
    await dialog.evaluate((element) => {
      for (const box of [element, ...element.querySelectorAll('*')]) box.scrollTop = 0;
    });
    expect([width, await findMoved(page, markers, LIMITS.maxPressed)]).toEqual([width, []]);
    expect([width, await findMovedPresses(page, dialog, LIMITS)]).toEqual([width, []]);
  }
}

test('[LY-05] stockists dialog: markers and buttons stay under the pointer', async ({ page }) => {
  await resize(page, 1440);
  await openPage(page, '/');
  await page.locator('header a[data-stockists]:visible').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=place]').fill('44000 Nantes');
  await page.keyboard.press('Enter');
  await expectMarkersSteady(page, dialog);
});

test('[LY-05] [RP-04] relay dialog: markers and buttons stay under the pointer; one press selects a relay', async ({
  page,
}) => {
  test.slow();
  await resize(page, 390);
  await enterNew(page.context());
  await openPage(page, VIEW);
  await page.locator('table [name=quantity]:not([type=hidden])').first().fill('1');
  await page.locator('#basket').getByRole('button', { name: 'Mettre au panier' }).click();
  await expect(page.getByText('Ajouté à votre panier')).toBeVisible();
  await openPage(page, '/commande/livraison');
  expect(await findMovedPresses(page, main(page), LIMITS)).toEqual([]);
  await openPage(page, '/commande/livraison');
  await page.getByRole('radio', { name: /Halte/ }).check();
  const choose = main(page).getByRole('button', { name: /(?:Choisir un|Changer de) point relais/ });
  const dialog = page.getByRole('dialog', { name: 'Choisir un point relais' });
  await expect(dialog).toBeVisible();
  for (const width of LIMITS.widths) {
    await resize(page, width);
    const marker = dialog.locator('.live-map-numbered').nth(1);
    await marker.click({ delay: 150 });
    await expect(dialog).toBeHidden();
    await choose.click();
  }
  await expectMarkersSteady(page, dialog);
});

test('[LY-05] sign-up: controls of each step stay under the pointer when messages appear and disappear', async ({
  page,
}) => {
  test.slow();
  await resize(page, 1440);
  const words = WORDS.fr;
  await openPage(page, words.path);
  const responses = [
    { siret: await freeSiret() },
    { company: 'Aubert', address_1: '3 rue du Four', zipcode: '44000', city: 'Nantes' },
    { firstname: 'Camille', lastname: 'Aubert', email: newEmail(), phone: '04 65 71 12 34' },
  ];
  for (const [step, values] of responses.entries()) {
    await stepTitle(page, words, step);
    await untilScrolled(page);
    expect([step, await findMovedPresses(page, main(page), LIMITS)]).toEqual([step, []]);
    await letPressesThrough(page);
    for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
    if ('email' in values) await field(page, 'civility').last().check();
    await press(page, words.next);
  }
  await stepTitle(page, words, responses.length);
  await untilScrolled(page);
  // The password, its confirmation, then the terms and the button.
  expect(await findMovedPresses(page, main(page), { ...LIMITS, maxPressed: 6 })).toEqual([]);
});

for (const [index, { path, account }] of FORMS.entries()) {
  if (index % EVERY !== 0) continue;
  const widths = WIDTHS.filter((_width, turn) => hasAllLooks || turn === (index / EVERY) % WIDTHS.length);
  test(`[LY-05] ${path}: pressed controls stay under the pointer when a field loses the focus`, async ({
    page,
  }) => {
    test.slow();
    if (account) await enter(page.context(), account);
    for (const width of widths) {
      await resize(page, width);
      await openPage(page, path);
      expect([width, await findMovedPresses(page, main(page), LIMITS)]).toEqual([width, []]);
    }
  });
}

test('[LY-05] header: menus and links stay under the pointer when the search loses the focus', async ({
  page,
}) => {
  await resize(page, 1440);
  await openPage(page, '/');
  const header = page.getByRole('banner');
  for (const target of ['Produits', 'Conseils']) {
    await page.locator('#search-field').fill('lame');
    const item = header.getByText(target, { exact: true }).first();
    expect(await findMoved(page, item, 1)).toEqual([]);
  }
});

/** A new step scrolls to its start for half a second, during which controls move. */
async function untilScrolled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let last = -1;
    for (let still = 0; still < 10; still = window.scrollY === last ? still + 1 : 0) {
      last = window.scrollY;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
