import { expect, test, type Page } from '@playwright/test';
import { operatorOrder, type OperatorOrder } from '#shared/contract/fulfilment.ts';
import { readPlaced } from '#tests/support/checkout.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { BACKOFFICE_URL, TEST_OPERATOR_TOKEN } from './support/addresses.ts';
import { findAxeFindings } from './support/find-axe-findings.ts';
import { createOwnBuyer, enterAs, type OwnBuyer } from './support/own-buyer.ts';
import { overflow, PHONE } from './support/screen-sizes.ts';
import { signInOperator } from './support/sign-in-operator.ts';

const ADMIN = `${BACKOFFICE_URL}/admin/`;

/** Each test creates a buyer and an operator, whose passwords take long to hash on a busy machine. */
test.slow();

/** An order of three pieces of a part that awaits its transfer. */
async function placeOrder(): Promise<{ buyer: OwnBuyer; id: number; reference: string }> {
  const buyer = await createOwnBuyer();
  await buyer.elsewhere.add(buyer.parts[0] ?? 0, 2);
  await buyer.elsewhere.ship();
  const { id, reference } = readPlaced(await buyer.elsewhere.order({ payment: 'virement' }));
  return { buyer, id, reference };
}

async function readOrder(id: number): Promise<OperatorOrder> {
  const api = createTestClient(BACKOFFICE_URL);
  const { body } = await api.call('GET', `/fulfilment/order/${id}`, { token: TEST_OPERATOR_TOKEN });
  return operatorOrder.parse(body);
}

/** Opens the form of an action, fills it in and sends it. */
async function act(page: Page, action: string, fields: Record<string, string> = {}): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

async function expectNoFindings(page: Page): Promise<void> {
  await expect(async () => {
    const findings = await findAxeFindings(page);
    // The library surrounds a dialog with elements that hold the focus in it.
    expect(findings.filter((finding) => !finding.includes('sentinel'))).toEqual([]);
  }).toPass({ timeout: 15_000 });
}

test('admin: an order is found, prepared, sent in two parcels and credited in part, and its buyer reads so', async ({
  page,
  browser,
}) => {
  const { buyer, id, reference } = await placeOrder();
  await signInOperator(page, 'orders');
  await page.goto(`${ADMIN}#/orders`);
  await page.getByLabel('Référence, article ou client').fill(reference);
  await expect(page).toHaveURL(new RegExp(reference));
  await expectNoFindings(page);
  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByRole('heading', { name: `Commande ${reference}` })).toBeVisible();
  await expectNoFindings(page);

  await act(page, 'Virement reçu');
  await act(page, 'Marquer préparée');
  await act(page, 'Expédier un colis', { 'Pièces de': '2', 'Numéro de suivi': 'AT00000001FR' });
  await act(page, 'Expédier un colis', { 'Numéro de suivi': 'AT00000002FR' });
  await expect(page.getByRole('heading', { name: 'Colis n° 2' })).toBeVisible();
  await act(page, 'Émettre un avoir', { 'Pièces de': '1', Motif: 'Pièce abîmée' });
  await expect(page.getByText('Avoir AV-')).toHaveCount(2);

  const order = await readOrder(id);
  expect(order.parcels.map(({ tracking, lines }) => [tracking, lines[0]?.quantity])).toEqual([
    ['AT00000001FR', 2],
    ['AT00000002FR', 1],
  ]);
  expect([order.status, order.lines[0]?.credited, order.credit_notes.length]).toEqual(['shipped', 1, 1]);
  const file = page.getByRole('link', { name: /^Avoir AV-/ });
  const document = await page.request.get(new URL(String(await file.getAttribute('href')), ADMIN).href, {
    headers: { origin: BACKOFFICE_URL },
  });
  expect([document.status(), document.headers()['content-type']]).toEqual([200, 'application/pdf']);

  const context = await browser.newContext();
  const shop = await context.newPage();
  await enterAs(shop, buyer.email, `/ma-commande/${reference}`);
  await expect(shop.getByText('AT00000002FR').first()).toBeVisible();
  await context.close();
});

test('admin: a refused action says why next to its field, and the form stays open', async ({ page }) => {
  const { id } = await placeOrder();
  await signInOperator(page, 'orders');
  await page.goto(`${ADMIN}#/orders/${id}/show`);
  await page.getByRole('button', { name: 'Annuler des pièces' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pièces de').fill('9');
  await dialog.getByLabel('Motif').fill('Essai');
  await dialog.getByRole('button', { name: 'Annuler des pièces' }).click();
  await expect(dialog.getByText('Cette ligne n’a plus autant de pièces disponibles.')).toBeVisible();
  await expect(dialog.getByLabel('Pièces de')).toBeFocused();
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Annuler des pièces' })).toBeFocused();
  expect((await readOrder(id)).lines[0]?.cancelled).toBe(0);
});

test('admin: the first page leads to the orders that wait, which are opened by keyboard', async ({
  page,
}) => {
  const { reference } = await placeOrder();
  await page.setViewportSize(PHONE);
  await signInOperator(page, 'orders');
  await page.goto(ADMIN);
  const work = page.getByRole('link', { name: /virements? attendus?/ });
  await expect(work).toBeVisible();
  await expectNoFindings(page);
  expect(await overflow(page)).toBe(0);
  await work.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/awaiting_transfer/);
  const link = page.getByRole('link', { name: reference });
  await expect(link).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lignes' })).toBeVisible();
  expect(await overflow(page)).toBe(0);
});

test('admin: orders without the right to change them show neither actions nor documents', async ({
  page,
}) => {
  const { id, reference } = await placeOrder();
  await signInOperator(page, 'read_only');
  await page.goto(`${ADMIN}#/orders/${id}/show`);
  await expect(page.getByRole('heading', { name: `Commande ${reference}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lignes' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annuler des pièces' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Documents' })).toHaveCount(0);
  await signInOperator(page, 'content');
  await page.goto(`${ADMIN}#/orders`);
  await page.reload();
  await expect(page.getByText('Accès refusé')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Commandes' })).toHaveCount(0);
});
