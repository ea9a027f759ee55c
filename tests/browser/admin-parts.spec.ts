import { expect, test, type Page } from '@playwright/test';
import type { ResponseOf } from '#shared/contract/operation-types.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { BACKOFFICE_URL, TEST_OPERATOR_TOKEN } from './support/addresses.ts';
import { findAxeFindings } from './support/find-axe-findings.ts';
import { overflow } from './support/screen-sizes.ts';
import { signInOperator } from './support/sign-in-operator.ts';

const ADMIN = `${BACKOFFICE_URL}/admin/`;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const HUB = '/pro/nos-pieces-detachees';
/** Time in which the site shows a change, on a busy machine. */
const SHOWN_MS = 20_000;

/** Each test creates an operator, whose password takes long to hash on a busy machine. */
test.slow();
test.use({ locale: 'fr-FR', viewport: DESKTOP });

const client = createTestClient(BACKOFFICE_URL);

type Listed<Record> = { items: Record[] };
type View = ResponseOf<'GET /eclate/record/{id}'>;

async function operate(method: string, path: string, body?: object, query: Record<string, string> = {}) {
  const sent = { token: TEST_OPERATOR_TOKEN, query: { lang: 'fr', ...query }, ...(body && { body }) };
  const response = await client.call(method, path, sent);
  expect([path, response.status]).toEqual([path, 200]);
  return response.body;
}

const create = async (path: string, record: object) =>
  ((await operate('POST', path, record)) as { id: number }).id;

/** A view of the demo, whose category and picture those of the tests have too. */
async function readView(): Promise<View> {
  const { items } = (await operate('GET', '/eclate/record', undefined, { key: 'refend' })) as Listed<View>;
  const [view] = items;
  if (!view) throw new Error('The demo lacks the view.');
  return view;
}

async function createPart(reference: string): Promise<number> {
  const { category } = await readView();
  return create('/part', {
    reference,
    kind: 'spare',
    family: 'board',
    name: { fr: `Carte d’essai ${reference}`, en: `Trial board ${reference}` },
    category,
    ean: '',
    price: 1000,
    weight: 0.2,
    stock: 12,
    status: 'available',
    products: [],
  });
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
}

/** Chooses a record by a part of its name or reference. */
async function choose(page: Page, field: string, typed: string, choice: string): Promise<void> {
  const input = page.getByRole('combobox', { name: field }).last();
  await input.click();
  await input.fill(typed);
  await page.getByRole('option', { name: choice, exact: true }).click();
}

async function removeLastRow(page: Page): Promise<void> {
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('combobox') })
    .last();
  await row.getByRole('button', { name: 'Supprimer' }).click();
}

test('admin: price and compatibility of a part are refused at their row, and on the site once saved', async ({
  page,
  context,
}) => {
  const reference = `PR-ESS-${Date.now()}`;
  const id = await createPart(reference);
  try {
    await signInOperator(page, 'catalogue');
    await page.goto(`${ADMIN}#/parts`);
    await page.getByLabel('Référence ou nom').fill(reference.toLowerCase());
    await page.getByRole('link', { name: reference, exact: true }).click();
    await page.getByLabel('Prix HT').fill('43.21');
    await page.getByRole('tab', { name: 'Compatibilité' }).click();
    for (let count = 0; count < 2; count += 1) {
      await page.getByRole('button', { name: 'Ajouter' }).click();
      await choose(page, 'Produit (nom ou référence)', 'at-rfd', 'Refend – AT-RFD');
    }
    await page.getByLabel('De l’année').first().fill('2011');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Cette valeur est citée deux fois.').first()).toBeVisible();
    const products = page.getByRole('combobox', { name: 'Produit (nom ou référence)' });
    await expect(products.last()).toHaveAttribute('aria-invalid', 'true');
    await expect(products.first()).toHaveAttribute('aria-invalid', 'false');
    await removeLastRow(page);
    await save(page);

    const site = await context.newPage();
    await expect(async () => {
      await site.goto(`${HUB}/chauffage-electrique/recherche?q=${reference}`);
      await expect(site.getByText(/43,21\s€/).first()).toBeVisible({ timeout: 500 });
      await expect(site.getByRole('link', { name: 'Refend' }).first()).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: SHOWN_MS });
  } finally {
    await operate('DELETE', `/part/${id}`);
  }
});

test('admin: a point of a drawing is placed by a click and moved by keys, and the site shows it', async ({
  page,
  context,
}) => {
  const reference = `PR-VUE-${Date.now()}`;
  const partId = await createPart(reference);
  const { id: _id, ...demo } = await readView();
  const slug = `essai-${Date.now()}`;
  const id = await create('/eclate', {
    ...demo,
    code: slug,
    slug: { fr: slug, en: slug },
    title: { fr: 'Vue d’essai', en: 'Trial view' },
    position: 1_000_000,
    parts: [{ number: '1', part: reference, x: 0.1, y: 0.1, r: 0.02 }],
  });
  try {
    await signInOperator(page, 'catalogue');
    await page.goto(`${ADMIN}#/drawings/${id}`);
    await expect(page.getByLabel('Pièce (nom ou référence)')).toHaveValue(
      `Carte d’essai ${reference} – ${reference}`,
    );
    await page.getByRole('textbox', { name: 'Repère' }).focus();
    const drawing = page.getByRole('application', { name: 'Placer le repère 1' });
    const box = await drawing.boundingBox();
    await drawing.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 4 } });
    await expect(page.getByLabel('Gauche (%)')).toHaveValue(/^(?:49|50)/);
    await drawing.press('ArrowRight');
    await expect(page.getByLabel('Gauche (%)')).toHaveValue(/^(?:50|51)/);
    await page.getByLabel('Gauche (%)').fill('75');
    await page.getByRole('button', { name: 'Ajouter' }).click();
    await page.getByRole('textbox', { name: 'Repère' }).last().fill('1');
    await choose(page, 'Pièce (nom ou référence)', reference, `Carte d’essai ${reference} – ${reference}`);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Cette valeur est citée deux fois.').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Repère' }).last()).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await removeLastRow(page);
    await save(page);

    const site = await context.newPage();
    await expect(async () => {
      await site.goto(`${HUB}/chauffage-electrique/${slug}`);
      const centre = site.locator('#place-1 circle').nth(1);
      await expect(centre).toHaveAttribute('cx', String(demo.width * 0.75), { timeout: 500 });
    }).toPass({ timeout: SHOWN_MS });
  } finally {
    await operate('DELETE', `/eclate/${id}`);
    await operate('DELETE', `/part/${partId}`);
  }
});

test('admin: the owner changes a price of a carrier; a step out of order is refused at its row', async ({
  page,
}) => {
  const name = `essai_${Date.now()}`;
  // Carts of other tests are far too light for it.
  const id = await create('/carrier', {
    technical_name: name,
    name: 'Convoi d’essai',
    days: 9,
    corsica_days: 0,
    rates: {
      lightest: 90_000_000,
      heaviest: null,
      steps: [
        { up_to: 95_000_000, price: 1000 },
        { up_to: 99_000_000, price: 2000 },
      ],
      beyond: null,
      corsica: 0,
    },
    position: 1000,
    tracking_url: null,
  });
  try {
    await signInOperator(page, 'owner');
    await page.goto(`${ADMIN}#/carriers`);
    await page.getByRole('link', { name: 'Convoi d’essai' }).click();
    await page.getByLabel('Jusqu’à (kg)').last().fill('94000');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(
      page.getByText('Choisissez un poids plus grand que celui de la ligne d’avant.'),
    ).toBeVisible();
    await expect(page.getByLabel('Jusqu’à (kg)').last()).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Jusqu’à (kg)').last().fill('98000');
    await page.getByRole('spinbutton', { name: 'Prix HT', exact: true }).last().fill('34.50');
    await save(page);
    const query = { lang: 'fr', shop_id: '1', weight: '97000000', zipcode: '44000' };
    const { body } = await client.call('GET', '/carrier', { query });
    const { items } = body as Listed<{ technical_name: string; shipping: number | null }>;
    expect(items.find((carrier) => carrier.technical_name === name)?.shipping).toBe(34.5);

    await page.getByRole('button', { name: 'English' }).last().click();
    await page.getByLabel('Nom – anglais').fill('Trial convoy');
    await save(page);
    const record = await operate('GET', `/carrier/record/${id}`, undefined, { lang: 'en' });
    expect(record).toMatchObject({ name: 'Trial convoy', rates: { steps: [{}, { price: 3450 }] } });
  } finally {
    await operate('DELETE', `/carrier/${id}`);
  }
});

test('admin: a family with parts and a carrier with relay points are not removed, in words', async ({
  page,
}) => {
  const used = async (path: string, name: string, screen: string) => {
    const { items } = (await operate('GET', path)) as Listed<Record<string, unknown>>;
    const record = items.find((item) => [item['code'], item['technical_name']].includes(name));
    await page.goto(`${ADMIN}#/${screen}/${String(record?.['id'])}`);
    await page.getByRole('button', { name: 'Supprimer', exact: true }).last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click();
    const refusal = page.getByRole('dialog', { name: 'Cette fiche est utilisée' });
    await expect(refusal.getByRole('link').first()).toBeVisible();
    await refusal.getByRole('button', { name: 'Fermer' }).click();
  };
  await signInOperator(page, 'owner');
  await used('/part/family/record', 'board', 'part-families');
  await used('/carrier/record', 'relais_colis', 'carriers');
});

/** Screens without a change, each with the first record of its list. */
const SCREENS = [
  ['parts', 'part', 'Pièces détachées'],
  ['part-families', 'part/family', 'Familles de pièces'],
  ['drawings', 'eclate', 'Vues éclatées'],
  ['carriers', 'carrier', 'Transporteurs'],
  ['relay-points', 'carrier/relay-points', 'Points relais'],
] as const;

for (const [screen, resource, heading] of SCREENS)
  test(`admin: list and form of ${screen} are accessible, and fit phones`, async ({ page }) => {
    const { items } = (await operate('GET', `/${resource}/record`)) as Listed<{ id: number }>;
    await signInOperator(page, 'owner');
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      for (const path of ['', `/${items[0]?.id}`]) {
        await page.goto(`${ADMIN}#/${screen}${path}`);
        const ready = path === '' ? page.getByRole('heading', { level: 1, name: heading }) : undefined;
        await expect(ready ?? page.getByRole('button', { name: 'Enregistrer' })).toBeVisible();
        await expect(async () => expect(await findAxeFindings(page)).toEqual([])).toPass({ timeout: 15_000 });
        expect([path, await overflow(page)]).toEqual([path, 0]);
      }
    }
  });
