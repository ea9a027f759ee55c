import { expect, test, type Page } from '@playwright/test';
import type { ResponseOf } from '#shared/contract/operation-types.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { BACKOFFICE_URL, TEST_OPERATOR_TOKEN } from './support/addresses.ts';
import { findAxeFindings } from './support/find-axe-findings.ts';
import { openPage } from './support/open-page.ts';
import { overflow } from './support/screen-sizes.ts';
import { signInOperator } from './support/sign-in-operator.ts';

const ADMIN = `${BACKOFFICE_URL}/admin/`;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** Time in which the site shows what an operator has saved. */
const SHOWN_MS = 2000;
const BUSY = 10;

/** Each test creates an operator, whose password takes long to hash on a busy machine. */
test.slow();

const client = createTestClient(BACKOFFICE_URL);

type Listed<Record> = { items: Record[] };
type Menu = ResponseOf<'GET /menu/record/{id}'>;
type Setting = ResponseOf<'GET /setting/record/{id}'>;

async function operate(method: string, path: string, body?: object, lang = 'fr'): Promise<unknown> {
  const sent = { token: TEST_OPERATOR_TOKEN, query: { lang, perPage: '100' }, ...(body && { body }) };
  const response = await client.call(method, path, sent);
  expect(response.status).toBe(200);
  return response.body;
}

/** Opens a screen of the admin in English, whatever the language of the browser. */
async function openInEnglish(page: Page, screen: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('admin.locale', 'en'));
  await page.goto(`${ADMIN}#/${screen}`);
}

async function save(page: Page, button = 'Enregistrer', notice = 'Enregistré'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByText(notice, { exact: true })).toBeVisible();
}

/** Waits until a page of the site has, or no longer has, a text. */
async function expectOnSite(page: Page, path: string, words: string, isThere = true): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    const found = page.getByText(words, { exact: true });
    // Short, so that the page is read again while it is still the former one.
    await expect(found).toHaveCount(isThere ? 1 : 0, { timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

async function expectNoFindings(page: Page): Promise<void> {
  await expect(async () => expect(await findAxeFindings(page)).toEqual([])).toPass({ timeout: 15_000 });
}

test('admin: a slide is added, moved by keyboard and shown on the home page', async ({ page, context }) => {
  const title = `Image d’essai ${Date.now()}`;
  await signInOperator(page, 'content');
  await page.goto(`${ADMIN}#/slides/create`);
  await page.getByLabel('Titre').fill(title);
  await page.getByRole('textbox', { name: 'Texte', exact: true }).fill('Un essai.');
  await page.getByLabel('Texte du bouton').fill('Voir');
  await page.getByLabel('Adresse du bouton').fill('/nos-produits');
  await page.getByLabel('Photo').fill('refend');
  await page.getByRole('option', { name: /^refend-living/ }).click();
  await page.getByLabel('Référence du produit').fill('AT-XXX');
  await page.getByRole('checkbox', { name: 'Particuliers' }).check();
  try {
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Cette valeur n’existe pas dans la boutique.').first()).toBeVisible();
    await page.getByLabel('Référence du produit').fill('AT-LAM');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    const rows = page.getByRole('row');
    await expect(rows.last()).toContainText(title);
    const up = page.getByRole('button', { name: `Monter ${title}` });
    await up.press('Enter');
    await expect(rows.last()).not.toContainText(title);
    await expect(up).toBeFocused();

    const site = await context.newPage();
    await expect(async () => {
      await openPage(site, '/');
      const previous = site.getByRole('button', { name: 'Précédent' });
      await previous.click();
      await previous.click();
      await expect(site.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: SHOWN_MS });
    }).toPass({ timeout: 20_000 });
  } finally {
    const { items } = (await operate('GET', '/slider/record')) as Listed<{ id: number; title: string }>;
    for (const { id } of items.filter((slide) => slide.title === title))
      await operate('DELETE', `/slider/${id}`);
  }
});

test('admin: a menu item that leads nowhere is refused at its item, and a right one is on the site', async ({
  page,
  context,
}) => {
  const { items } = (await operate('GET', '/menu/record', undefined, 'en')) as Listed<Menu>;
  const menu = items.find(({ code }) => code === 'menu_prefooter_pro');
  expect(menu).toBeDefined();
  const label = `Trial ${Date.now()}`;
  await signInOperator(page, 'content');
  await openInEnglish(page, 'menus');
  await page
    .getByRole('link', { name: 'Columns at the foot of pages, for professionals', exact: true })
    .click();
  try {
    const group = menu?.items[0]?.label ?? '';
    await page.getByRole('button', { name: `Add below ${group}`, exact: true }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Label' })).toBeFocused();
    await page.keyboard.type(label);
    await page.getByRole('combobox', { name: /^Page/ }).click();
    await page.getByRole('option', { name: 'Content page' }).click();
    await page.getByLabel('End of the address').fill('nowhere-at-all');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const edited = page.getByRole('button', { name: `Edit ${label}`, exact: true });
    // The item is in the list of the one above it.
    const row = page.getByRole('listitem').filter({ has: edited }).last();
    await expect(row.getByText('The shop has no such value.').first()).toBeVisible();
    await expect(page.getByLabel('End of the address')).toHaveAttribute('aria-invalid', 'true');
    // The bar with the heading is hidden while the page is scrolled down.
    await page.mouse.wheel(0, -5000);
    await expectNoFindings(page);

    await page.getByLabel('End of the address').fill('guarantees');
    await expect(page.getByRole('link', { name: label })).toHaveAttribute('href', /\/en\/pro\/guarantees$/);
    const up = page.getByRole('button', { name: `Move ${label} up` });
    await up.press('Enter');
    await expect(up).toBeFocused();
    await save(page, 'Save', 'Saved');
    const saved = Date.now();
    const site = await context.newPage();
    await expectOnSite(site, '/en/pro', label);
    // A busy machine takes several times as long to render the page.
    expect(Date.now() - saved).toBeLessThan(BUSY * SHOWN_MS);
    await expect(site.getByRole('link', { name: label })).toHaveAttribute('href', '/en/pro/guarantees');
  } finally {
    await operate('PUT', '/menu', menu, 'en');
  }
});

test('admin: the alert banner is switched off and on again, and the site follows', async ({
  page,
  context,
}) => {
  const path = '/en/sav-category/connected-products';
  const { items } = (await operate('GET', '/setting/record', undefined, 'en')) as Listed<Setting>;
  const setting = items.find(({ code }) => code === 'alerte_sav_connect');
  const words = `The service is slow, trial ${Date.now()}.`;
  await signInOperator(page, 'content');
  await openInEnglish(page, 'settings');
  await page.getByRole('link', { name: 'Alert banner' }).click();
  const site = await context.newPage();
  try {
    await page.getByLabel('Text of the banner').fill(words);
    await expect(page.locator('form').getByText(words, { exact: true }).last()).toBeVisible();
    await save(page, 'Save', 'Saved');
    await expectOnSite(site, path, words);
    await page.getByLabel('Show the banner').press('Space');
    await expect(page.getByText('The site shows no banner.')).toBeVisible();
    await save(page, 'Save', 'Saved');
    await expectOnSite(site, path, words, false);
    await page.getByLabel('Show the banner').press('Space');
    await save(page, 'Save', 'Saved');
    await expectOnSite(site, path, words);
  } finally {
    await operate('PUT', '/setting', setting, 'en');
  }
});

test('admin: a question is changed in one language and read on the site', async ({ page, context }) => {
  const question = `Question d’essai ${Date.now()} ?`;
  const { id } = (await operate('POST', '/sav/question', {
    category: 'guarantees',
    exist_in: [1],
    position: 1_000_000,
    texts: { fr: { question, answer: 'Une première réponse.', search_words: [] }, en: null },
  })) as { id: number };
  try {
    await signInOperator(page, 'content');
    await page.goto(`${ADMIN}#/support-questions/${id}`);
    const response = page.getByLabel('Réponse – français');
    await expect(response).toHaveValue('Une première réponse.');
    await response.fill('Une réponse plus juste.');
    await page.getByLabel('Question – anglais').fill('Trial?');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Réponse – anglais' }).first()).toBeVisible();
    await page.getByLabel('Question – anglais').fill('');
    await save(page);
    const site = await context.newPage();
    await expectOnSite(site, '/categorie-sav/garanties-et-pieces', 'Une réponse plus juste.');
  } finally {
    await operate('DELETE', `/sav/question/${id}`);
  }
});

test('admin: owners set how the team works on orders, and other roles read it', async ({ page }) => {
  const before = (await operate('GET', '/fulfilment/settings')) as object;
  await signInOperator(page, 'owner');
  await page.goto(`${ADMIN}#/fulfilment`);
  try {
    await page.getByLabel('Remboursement sans propriétaire').fill('-5');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByLabel('Remboursement sans propriétaire')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Remboursement sans propriétaire').fill('100000');
    await save(page);
    await signInOperator(page, 'support');
    await page.reload();
    await expect(page.getByText(/^100\s000,00\s€$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enregistrer' })).toHaveCount(0);
  } finally {
    await operate('PUT', '/fulfilment/settings', before);
  }
});

/** No findings at a desk, and nothing cut off there or on a phone. */
async function expectFit(page: Page): Promise<void> {
  await expectNoFindings(page);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    // The library arranges its lists by script.
    await expect.poll(() => overflow(page)).toBe(0);
  }
}

/** Screens without a change; a number stands for the first record of the list. */
const SCREENS = [
  ['slides', 'slider', 'Images d’accueil'],
  ['menus', 'menu', 'Menus'],
  ['settings', 'setting', 'Réglages du site'],
  ['tags', 'tags', 'Étiquettes des pages'],
  ['support-pages', 'sav', 'Pages d’après-vente'],
  ['support-questions', 'sav/question', 'Questions'],
  ['support-faults', 'sav/fault', 'Codes défaut'],
  ['support-categories', 'sav/category', 'Catégories d’après-vente'],
] as const;

for (const [screen, resource, heading] of SCREENS)
  test(`admin: list and form of ${screen} are accessible, and fit phones`, async ({ page }) => {
    const { items } = (await operate('GET', `/${resource}/record`)) as Listed<{ id: number }>;
    await signInOperator(page, 'content');
    await page.setViewportSize(DESKTOP);
    await page.goto(`${ADMIN}#/${screen}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectFit(page);
    await page.goto(`${ADMIN}#/${screen}/${items[0]?.id}`);
    await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeVisible();
    await expectFit(page);
  });

test('admin: the settings of orders are accessible, and fit phones', async ({ page }) => {
  await signInOperator(page, 'owner');
  await page.setViewportSize(DESKTOP);
  await page.goto(`${ADMIN}#/fulfilment`);
  await expect(page.getByLabel('E-mail à chaque commande')).toBeVisible();
  await expectFit(page);
});
