import { expect, test, type Page } from '@playwright/test';
import { companyDetails, type CompanyDetails } from '#shared/contract/company-desk.ts';
import { operatorOrder } from '#shared/contract/fulfilment.ts';
import { readPlaced } from '#tests/support/checkout.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { ticketForm } from '#tests/support/ticket-form.ts';
import { BACKOFFICE_URL, TEST_OPERATOR_TOKEN } from './support/addresses.ts';
import { findAxeFindings } from './support/find-axe-findings.ts';
import { createOwnBuyer, enterAs, type OwnBuyer } from './support/own-buyer.ts';
import { overflow } from './support/screen-sizes.ts';
import { signInOperator } from './support/sign-in-operator.ts';

const ADMIN = `${BACKOFFICE_URL}/admin/`;
const MOBILE = { width: 390, height: 844 };
const REASON = 'Points de mai non comptés';

/** Each test creates a buyer and an operator, whose passwords take long to hash on a busy machine. */
test.slow();

const token = TEST_OPERATOR_TOKEN;
const api = createTestClient(BACKOFFICE_URL);

/** The company of a buyer, by the application of the account. */
async function companyOf({ email }: OwnBuyer): Promise<CompanyDetails> {
  const applications = await api.call('GET', '/operator/application', { token, query: { q: email } });
  const [first] = (applications.body as { items: { company: { siret: string } }[] }).items;
  const companies = await api.call('GET', '/company', { token, query: { q: first?.company.siret ?? '' } });
  const [found] = (companies.body as { items: { id: number }[] }).items;
  return companyDetails.parse((await api.call('GET', `/operator/company/${found?.id}`, { token })).body);
}

async function expectNoFindings(page: Page): Promise<void> {
  await expect(async () => {
    const findings = await findAxeFindings(page);
    // The library surrounds a dialog with elements that hold the focus in it.
    expect(findings.filter((finding) => !finding.includes('sentinel'))).toEqual([]);
  }).toPass({ timeout: 15_000 });
}

test('admin: a company is opened by keyboard and points corrected, and the customer reads why in both languages', async ({
  page,
  browser,
}) => {
  const buyer = await createOwnBuyer();
  const { siret, name, people } = await companyOf(buyer);
  await signInOperator(page, 'support');
  await page.setViewportSize(MOBILE);
  await page.goto(`${ADMIN}#/companies`);
  await page.getByLabel('Nom ou SIRET').fill(siret);
  await expect(page).toHaveURL(new RegExp(siret));
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name }).press('Enter');
  await expect(page.getByRole('heading', { name: people[0]?.name ?? '' })).toBeVisible();
  await expect(page.getByRole('link', { name: buyer.email })).toBeVisible();
  await expect(page.getByText('Compte ouvert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enregistrer la remise' })).toHaveCount(0);
  expect(await overflow(page)).toBe(0);
  await expectNoFindings(page);

  const open = page.getByRole('button', { name: 'Corriger les points' });
  await open.press('Enter');
  const dialog = page.getByRole('dialog');
  const points = dialog.getByLabel('Points à ajouter');
  await points.fill('-50');
  await dialog.getByLabel('Motif').fill(REASON);
  const send = dialog.getByRole('button', { name: 'Corriger les points' });
  await send.press('Enter');
  await expect(dialog.getByText('Le solde est de 0 point : retirez-en autant au plus.')).toBeVisible();
  await expect(points).toBeFocused();
  await expectNoFindings(page);
  await points.fill('700');
  await expect(dialog.getByLabel('Motif')).toHaveValue(REASON);
  await send.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Les points sont corrigés.')).toBeVisible();
  await expect(page.getByText('700', { exact: true })).toBeVisible();

  const context = await browser.newContext({ viewport: MOBILE });
  const shop = await context.newPage();
  await enterAs(shop, buyer.email, '/mes-points-de-fidelite');
  await expect(shop.getByRole('row', { name: new RegExp(REASON) })).toContainText('Points corrigés');
  expect(await overflow(shop)).toBe(0);
  await shop.goto('/en/my-loyalty-points');
  const row = shop.getByRole('row', { name: new RegExp(REASON) });
  await expect(row).toContainText('Points corrected');
  await expect(row.locator('[lang="fr"]')).toHaveText(REASON);
  await context.close();
});

test('admin: an order that a colleague has changed is not written unseen, and what was typed stays', async ({
  page,
}) => {
  const buyer = await createOwnBuyer();
  await buyer.elsewhere.add(buyer.parts[0] ?? 0, 2);
  await buyer.elsewhere.ship();
  const { id } = readPlaced(await buyer.elsewhere.order({ payment: 'virement' }));
  await signInOperator(page, 'orders');
  await page.goto(`${ADMIN}#/orders/${id}/show`);
  await page.getByRole('button', { name: 'Annuler des pièces' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pièces de').fill('1');
  await dialog.getByLabel('Motif').fill('Client parti');
  const path = `/fulfilment/order/${id}`;
  const confirmed = await api.call('POST', `${path}/transition`, { token, body: { to: 'confirmed' } });
  expect(confirmed.status).toBe(200);

  const send = dialog.getByRole('button', { name: 'Annuler des pièces' });
  await send.click();
  await expect(dialog.getByText('Cette fiche a changé')).toBeVisible();
  await expectNoFindings(page);
  const read = async () => operatorOrder.parse((await api.call('GET', path, { token })).body);
  expect((await read()).lines[0]?.cancelled).toBe(0);
  await dialog.getByRole('button', { name: 'Recharger la fiche' }).click();
  await expect(dialog.getByText('Cette fiche a changé')).toHaveCount(0);
  await expect(send).toBeFocused();
  await expect(page.getByText('Confirmée').first()).toBeAttached();
  await expect(dialog.getByLabel('Motif')).toHaveValue('Client parti');
  await expect(dialog.getByLabel('Pièces de')).toHaveValue('1');
  await send.press('Enter');
  await expect(dialog).toHaveCount(0);
  expect((await read()).lines[0]?.cancelled).toBe(1);
});

test('admin: a response to a ticket that a colleague has changed is not sent, and its text stays', async ({
  page,
}) => {
  const email = `conflit-${Date.now()}@courriel.example`;
  const sent = await fetch(`${BACKOFFICE_URL}/api/v1/ticket?site_id=1&lang=fr&sales_plan_id=1`, {
    method: 'POST',
    body: ticketForm({ email }),
  });
  const { reference } = (await sent.json()) as { reference: string };
  const list = await api.call('GET', '/operator/ticket', { token, query: { q: reference } });
  const [ticket] = (list.body as { items: { id: number }[] }).items;
  await signInOperator(page, 'support');
  await page.setViewportSize(MOBILE);
  await page.goto(`${ADMIN}#/tickets/${ticket?.id}/show`);
  const text = page.getByLabel('Texte');
  await text.fill('Un modèle de 1500 W convient.');
  const body = { kind: 'note', text: 'Je m’en occupe.' };
  await api.call('POST', `/operator/ticket/${ticket?.id}/message`, { token, body });

  await page.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await expect(page.getByText('Cette fiche a changé')).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Recharger la fiche' }).click();
  await expect(page.getByText('Je m’en occupe.')).toBeVisible();
  await expect(text).toHaveValue('Un modèle de 1500 W convient.');
  await page.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await expect(page.getByRole('list', { name: 'Échanges' }).getByText('Un modèle de 1500 W')).toBeVisible();
  await expect(text).toHaveValue('');
});
