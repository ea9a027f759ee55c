import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { operatorOrder } from '#shared/contract/fulfilment.ts';
import { product } from '#shared/contract/product.ts';
import { readPlaced } from '#tests/support/checkout.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { BACKOFFICE_URL, SITE_URL, TEST_OPERATOR_TOKEN } from './support/addresses.ts';
import { findAxeFindings } from './support/find-axe-findings.ts';
import { createOwnBuyer, enterAs } from './support/own-buyer.ts';
import { signInOperator } from './support/sign-in-operator.ts';

const ADMIN = `${BACKOFFICE_URL}/admin/`;
/** A product is written, and its pictures are encoded, on a busy machine. */
const SAVED_MS = 30_000;

/** Each test creates a buyer and an operator, whose passwords take long to hash on a busy machine. */
test.slow();

const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).or(page.getByRole('spinbutton', { name, exact: true }));

async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).click();
  await page
    .getByRole('option', { name: new RegExp(`${option}$`) })
    .first()
    .click();
  await page.keyboard.press('Escape');
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer' }).click();
}

const picture = async (colour: string) => ({
  name: 'Face avant.PNG',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 1200, channels: 3, background: colour } })
    .png()
    .toBuffer(),
});

async function addPicture(page: Page, colour: string, count: number): Promise<void> {
  await page.getByLabel('Ajouter une photo').setInputFiles(await picture(colour));
  await expect(page.getByRole('button', { name: 'Supprimer la photo' })).toHaveCount(count, {
    timeout: SAVED_MS,
  });
}

test('admin: a reader of a product sees a note, and has no field to change', async ({ page }) => {
  await signInOperator(page, 'read_only');
  await page.goto(`${ADMIN}#/products/1`);
  const texts = page.getByLabel('Textes', { exact: true });
  await expect(texts.getByText('Vous consultez sans modifier.')).toBeVisible({ timeout: SAVED_MS });
  await expect(field(page, 'Nom – français')).toBeDisabled();
  await expect(texts.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toHaveCount(0);
  expect(await findAxeFindings(page, 'main')).toEqual([]);
});

test('admin: a new product gets pictures and a price, is found, seen and ordered, and is copied', async ({
  page,
  browser,
}) => {
  const code = Date.now().toString(36);
  const name = `Girouette ${code}`;
  await signInOperator(page, 'catalogue');
  await page.goto(`${ADMIN}#/products`);
  await page.getByRole('link', { name: 'Créer un produit' }).click();
  for (const lang of ['français', 'anglais']) {
    await field(page, `Nom – ${lang}`).fill(name);
    await field(page, `Adresse – ${lang}`).fill(`girouette-${code}`);
    await field(page, `Accroche – ${lang}`).fill('Un aérateur discret.');
  }
  await save(page);
  // Required fields of the other tabs are missing yet.
  await expect(page).toHaveURL(/products\/create/);
  await page.getByRole('tab', { name: 'Fiche' }).click();
  await page.getByLabel('En vente').check();
  await field(page, 'Clé').fill(`girouette-${code}`);
  await field(page, 'Référence').fill(`GIR-${code}`);
  await choose(page, 'Type', 'Aérateur');
  await choose(page, 'Catégories', 'Aérateurs');
  await choose(page, 'Coloris', 'Blanc');
  await page.getByRole('tab', { name: 'Tailles' }).click();
  await field(page, 'Code de la taille').fill('100');
  for (const size of ['Largeur (mm)', 'Hauteur (mm)', 'Profondeur (mm)']) await field(page, size).fill('160');
  await field(page, 'Poids (kg)').fill('0.8');
  await save(page);
  await expect(page).toHaveURL(/products\/\d+/, { timeout: SAVED_MS });

  await page.getByRole('tab', { name: 'Photos' }).click();
  await expect(page.getByText('Ce produit n’a pas encore de photo ajoutée ici.')).toBeVisible();
  await addPicture(page, '#aa3311', 1);
  await addPicture(page, '#224466', 2);
  await field(page, 'Texte de la photo 2 (français)').fill('La face avant, bleue');
  await page.getByRole('button', { name: 'Enregistrer les textes' }).last().click();
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Placer avant' }).click();
  await expect(field(page, 'Texte de la photo 1 (français)')).toHaveValue('La face avant, bleue', {
    timeout: SAVED_MS,
  });

  await cropSecond(page);

  await page.getByRole('tab', { name: 'Prix et stock' }).click();
  const price = page.getByLabel(/^Prix de GIR/);
  await price.fill('120,00');
  await price.press('Enter');
  await expect(page.getByText(/^Prix de GIR.*enregistré/)).toBeVisible();
  const stock = page.getByLabel(/^Stock de GIR/);
  await stock.fill('5');
  await stock.press('Enter');
  await expect(page.getByText(/^Stock de GIR.*enregistré/)).toBeVisible();

  const buyer = await createOwnBuyer();
  const shop = await (await browser.newContext({ baseURL: SITE_URL, locale: 'fr-FR' })).newPage();
  await enterAs(shop, buyer.email, `/pro/recherche?q=girouette+${code}`);
  await shop.getByRole('main').getByRole('link', { name }).first().click();
  await expect(shop.getByRole('heading', { level: 1, name })).toBeVisible();
  const shown = shop.getByRole('main').getByRole('img', { name: 'La face avant, bleue' }).first();
  await expect(shown).toBeVisible();
  expect(
    await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await shop.getByRole('main').getByRole('button', { name: 'Ajouter au panier' }).first().click();
  await expect(shop.getByText('Ajouté à votre panier').first()).toBeVisible();
  expect((await buyer.elsewhere.ship()).status).toBe(200);
  const { id } = readPlaced(await buyer.elsewhere.order({ payment: 'virement' }));
  const { body } = await createTestClient(BACKOFFICE_URL).call('GET', `/fulfilment/order/${id}`, {
    token: TEST_OPERATOR_TOKEN,
  });
  expect(operatorOrder.parse(body).lines.map((line) => line.reference)).toContainEqual(
    expect.stringContaining(`GIR-${code}`),
  );

  await page.getByRole('link', { name: 'Dupliquer' }).click();
  await expect(field(page, 'Nom – français')).toHaveValue(name);
  await expect(field(page, 'Adresse – français')).toHaveValue(`girouette-${code}-2`);
  await save(page);
  await expect(page).toHaveURL(/products\/\d+/, { timeout: SAVED_MS });
  await shop.goto(`/produit/girouette-${code}-2`);
  await expect(shop.getByRole('heading', { level: 1, name })).toHaveCount(0);
  await removeProduct(page);
  await page.getByLabel('Nom ou référence').fill(`GIR-${code}`);
  await page.getByRole('link', { name, exact: true }).click();
  await removeProduct(page);
  await expect
    .poll(async () => (await shop.request.get(`/produit/girouette-${code}`)).status(), { timeout: SAVED_MS })
    .toBe(404);
});

async function read(path: string): Promise<unknown> {
  const client = createTestClient(BACKOFFICE_URL);
  return (await client.call('GET', path, { token: TEST_OPERATOR_TOKEN })).body;
}

/** The gallery shows the part of the second picture around the point; its whole is 900 × 1200 pixels. */
async function cropSecond(page: Page): Promise<void> {
  const id = /products\/(\d+)/.exec(page.url())?.[1] ?? '';
  await page.getByRole('button', { name: 'Recadrer' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Cadrage de la photo 2' });
  const stage = dialog.getByRole('application');
  await stage.click();
  await expect(dialog.getByRole('spinbutton', { name: 'Depuis la gauche (%)' })).toHaveValue(/^(?:49|50|51)/);
  await dialog.getByRole('spinbutton', { name: 'Depuis le haut (%)' }).fill('20');
  await stage.focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.locator('[data-frame]')).toBeVisible();
  expect(await findAxeFindings(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toBeHidden({ timeout: SAVED_MS });
  expect(await read(`/operator/product/${id}/media`)).toMatchObject({
    items: [{ focus: null }, { focus: { y: 0.21 } }],
  });
  const { gallery } = product.parse(await read(`/product/${id}`));
  expect(gallery.map(({ width, height }) => width / height)).toContainEqual(4 / 3);
}

async function removeProduct(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page).toHaveURL(/#\/products$|#\/products\?/, { timeout: SAVED_MS });
}
