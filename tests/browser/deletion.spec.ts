import { expect, type Page } from '@playwright/test';
import { HOUSE } from '#tests/support/customer-data.ts';
import { findAxeFindings, OWN_PART } from './support/find-axe-findings.ts';
import { findTargetFindings } from './support/find-target-findings.ts';
import { NEW_PASSWORD, newProfessional } from './support/new-professional.ts';
import { openPage } from './support/open-page.ts';
import { callsOf, enterAs, fillOwnCart, logInAs, placeOrder, pressAsTeam } from './support/own-cart.ts';
import { overflow, PHONE } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

const PART = 'AC-THE-002';
const FORM = '/mon-compte?edit=deletion';
const REFUSED = /status of 4(?:22|09)/;

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const password = (page: Page) => page.locator('main [name="password"]');
const remove = (page: Page) => page.getByRole('button', { name: 'Supprimer mon compte' });

test('[AC-15] open orders: named with their next step, and prevent the deletion', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const email = await newProfessional('fr', 500);
  await enterAs(page, email, NEW_PASSWORD);
  const call = await callsOf(email, NEW_PASSWORD);
  await fillOwnCart(call, PART, 1);
  const transfer = await placeOrder(call, 'virement');
  await fillOwnCart(call, PART, 1);
  const account = await placeOrder(call, 'compte');
  for (const move of ['prepare', 'ship', 'deliver']) await pressAsTeam(account, move);
  await openPage(page, FORM);
  await heading(page, 'Supprimer votre compte');
  await expect(page.getByText('ne peut pas encore être supprimé')).toBeVisible();
  const row = (reference: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: reference });
  await expect(row(transfer)).toContainText('Virement attendu');
  await expect(row(account)).toContainText(/La facture FA-\d+ n’est pas réglée/);
  await expect(password(page)).toHaveCount(0);
  expect(await findAxeFindings(page, OWN_PART)).toEqual([]);
  expect(await findTargetFindings(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await page.getByRole('link', { name: `Annuler la commande ${transfer}` }).click();
  await page.getByRole('button', { name: 'Annuler la commande' }).click();
  await expect(page.getByText('Vous l’avez annulée.')).toBeVisible();
  await pressAsTeam(account, 'paid');
  await openPage(page, FORM);
  // The points of the delivered order are pending and will be lost.
  await expect(page.getByText(/\d+ points en attente/)).toBeVisible();
  await password(page).fill(NEW_PASSWORD);
  await page.getByRole('checkbox').check();
  await remove(page).click();
  await heading(page, 'Votre compte est supprimé');
});

test('[AC-15] order placed in another tab before the submit: 409, and the page names it', async ({
  page,
  complaints,
}) => {
  complaints.allow(REFUSED);
  const email = await newProfessional();
  await enterAs(page, email, NEW_PASSWORD);
  await openPage(page, FORM);
  const call = await callsOf(email, NEW_PASSWORD);
  await fillOwnCart(call, PART, 1);
  const reference = await placeOrder(call, 'virement');
  await password(page).fill(NEW_PASSWORD);
  const received = page.waitForResponse((response) => response.request().method() === 'POST');
  await remove(page).click();
  expect((await received).status()).toBe(409);
  await expect(page.locator('[data-banner="error"]')).toContainText('Une commande est en cours');
  await expect(page.locator('main')).toContainText(reference);
  await openPage(page, '/mon-compte');
  await heading(page, 'Bonjour');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[AC-15] losses: confirmed by checkboxes, with the keyboard', async ({ page, complaints }) => {
    complaints.allow(REFUSED);
    const email = await newProfessional();
    await logInAs(page, email, NEW_PASSWORD);
    const call = await callsOf(email, NEW_PASSWORD);
    expect((await call('POST', '/projects', { name: 'Pavillon', ...HOUSE })).status).toBe(200);
    await page.goto(FORM);
    await expect(page.getByText('Un chantier, avec ses configurations.')).toBeVisible();
    await password(page).fill(NEW_PASSWORD);
    await password(page).press('Enter');
    await expect(page.locator('[data-banner="error"]')).toContainText('Cochez la case');
    expect((await call('POST', '/projects', { name: 'Longère', ...HOUSE })).status).toBe(200);
    await page.getByRole('checkbox').press('Space');
    await password(page).fill(NEW_PASSWORD);
    await password(page).press('Enter');
    await expect(page.locator('[data-banner="error"]')).toContainText('Ce que vous perdez a changé');
    await expect(page.getByText('2 chantiers, avec leurs configurations.')).toBeVisible();
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await page.getByRole('checkbox').press('Space');
    await password(page).fill(NEW_PASSWORD);
    await password(page).press('Enter');
    await heading(page, 'Votre compte est supprimé');
  });
});
