import { expect, test, type Page } from '@playwright/test';
import { newestEmail, newestToken, signupValues, THIRD_SIRET } from '#tests/support/signup-form.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { fileOf, ticketForm } from '#tests/support/ticket-form.ts';
import { BACKOFFICE_URL } from './support/addresses.ts';
import { findAxeFindings } from './support/find-axe-findings.ts';
import { overflow } from './support/screen-sizes.ts';
import { signInOperator } from './support/sign-in-operator.ts';
import { approve, freeSiret } from './support/signup-emails.ts';

const ADMIN = `${BACKOFFICE_URL}/admin/`;

/** Each test creates an operator, whose password takes long to hash on a busy machine. */
test.slow();

/** Sends a request with a picture as a visitor, and returns its reference. */
async function sendTicket(email: string): Promise<string> {
  const form = ticketForm({ email });
  form.append('files', fileOf('png', 'séjour.png'));
  const sent = await fetch(`${BACKOFFICE_URL}/api/v1/ticket?site_id=1&lang=fr&sales_plan_id=1`, {
    method: 'POST',
    body: form,
  });
  return ((await sent.json()) as { reference: string }).reference;
}

/** Applies for an account and confirms the address. */
async function applyFor(email: string, siret = THIRD_SIRET): Promise<void> {
  const api = createTestClient(BACKOFFICE_URL);
  await api.call('POST', '/user/signup', { body: signupValues({ email, siret }) });
  const token = await newestToken(BACKOFFICE_URL, email);
  expect((await api.call('POST', '/customer-validate', { body: { token } })).status).toBe(200);
}

async function expectNoFindings(page: Page): Promise<void> {
  // The heading of a screen is empty until its code has arrived.
  await expect(async () => {
    expect(await findAxeFindings(page)).toEqual([]);
  }).toPass({ timeout: 15_000 });
}

test('admin: a request is found, noted and responded to by e-mail with the keyboard', async ({ page }) => {
  const email = `demande-${Date.now()}@courriel.example`;
  const reference = await sendTicket(email);
  await signInOperator(page, 'support');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${ADMIN}#/tickets`);
  await page.getByLabel('Référence, nom, adresse ou message').fill(email);
  const link = page.getByRole('link', { name: reference });
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectNoFindings(page);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Quel modèle pour un séjour')).toBeVisible();
  const file = page.getByRole('link', { name: 'séjour.png' });
  const download = page.waitForEvent('download');
  await file.press('Enter');
  expect([(await download).suggestedFilename(), await (await download).failure()]).toEqual([
    'séjour.png',
    null,
  ]);
  expect(await overflow(page)).toBe(0);
  // Phones hide the bar with the heading while the page is scrolled down.
  await page.mouse.wheel(0, -2000);
  await expectNoFindings(page);

  await page.getByRole('radio', { name: 'Réponse par e-mail' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Note interne' })).toBeChecked();
  await page.getByLabel('Texte').fill('Cliente fidèle');
  await page.getByRole('button', { name: 'Enregistrer la note' }).press('Enter');
  const thread = page.getByRole('list', { name: 'Échanges' });
  await expect(thread.getByText('Cliente fidèle')).toBeVisible();

  await page.getByLabel('Texte').fill('Un modèle de 1500 W convient.');
  await page.getByRole('button', { name: 'Envoyer la réponse' }).press('Enter');
  await expect(thread.getByText('Un modèle de 1500 W convient.')).toBeVisible();
  await expect(page.getByText('En attente du client')).toBeVisible();
  await expect(async () => {
    const mail = await newestEmail(BACKOFFICE_URL, email);
    expect(mail).toContain('Un modèle de 1500');
    expect(mail).not.toContain('Cliente fidèle');
  }).toPass();
});

test('admin: an application is compared with the register and approved', async ({ page }) => {
  const email = `dossier-${Date.now()}@atelier.example`;
  await applyFor(email);
  await signInOperator(page, 'support');
  await page.goto(`${ADMIN}#/applications`);
  await page.getByLabel('Nom, adresse, entreprise ou SIRET').fill(email);
  await page.getByRole('row').getByText(email).click();
  await expect(page.getByText('D’après le registre')).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Approuver la demande' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(email);
  await dialog.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByText('Compte ouvert')).toBeVisible();
  expect(await newestEmail(BACKOFFICE_URL, email)).toContain('/pro/connexion');
});

test('admin: a company gets a credit limit from the role of orders, and support only reads it', async ({
  page,
}) => {
  const email = `encours-${Date.now()}@entreprise.example`;
  const siret = await freeSiret();
  await applyFor(email, siret);
  await approve(email);
  const openCompany = async () => {
    await page.getByLabel('Nom ou SIRET').fill(siret);
    // The list is filtered a moment later, and an earlier click would lead back to it.
    await expect(page).toHaveURL(new RegExp(`filter=.*${siret}`));
    await page.getByRole('cell', { name: siret }).click();
  };
  await signInOperator(page, 'orders');
  await page.goto(`${ADMIN}#/companies`);
  await openCompany();
  await page.getByLabel('Encours autorisé, en euros TTC').fill('12500');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Enregistrer l’encours' }).click();
  await expect(page.getByText('L’encours autorisé est enregistré.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Odile Marchand')).toBeVisible();
  await page.context().clearCookies();
  await signInOperator(page, 'support');
  await page.goto(`${ADMIN}#/companies`);
  await page.reload();
  await openCompany();
  await expect(page.getByText('12 500,00 €').first()).toBeVisible();
  await expect(page.getByLabel('Encours autorisé, en euros TTC')).toHaveCount(0);
});
