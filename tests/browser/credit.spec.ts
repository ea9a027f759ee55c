import { expect, type Page } from '@playwright/test';
import { findAxeFindings, OWN_PART } from './support/find-axe-findings.ts';
import { NEW_PASSWORD, newProfessional } from './support/new-professional.ts';
import { openPage } from './support/open-page.ts';
import {
  callsOf,
  enterAs,
  fillOwnCart,
  logInAs,
  placeOrder,
  pressAsTeam,
  setLimitAsTeam,
} from './support/own-cart.ts';
import { test } from './support/site-test.ts';

const PART = 'AC-THE-002';
const REFUSED = /status of 4(?:22|09)/;
const onAccount = (page: Page) => page.getByRole('radio', { name: 'En compte' });

async function order(page: Page): Promise<void> {
  await onAccount(page).check();
  await page.getByRole('checkbox', { name: /conditions générales\.$/ }).check();
  await page.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
}

test('[CK-19] payment on account: offered only after an operator has approved a limit', async ({ page }) => {
  const email = await newProfessional();
  await enterAs(page, email, NEW_PASSWORD);
  await expect(page.locator('#credit')).toContainText('Aucun encours n’est accordé');
  await fillOwnCart(await callsOf(email, NEW_PASSWORD), PART, 1);
  await openPage(page, '/commande/recapitulatif');
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(onAccount(page)).toHaveCount(0);
});

test('[CK-19] order on account: reduces the limit, another one is refused with the figures, and a payment restores it', async ({
  page,
}) => {
  const email = await newProfessional('fr', 150);
  await enterAs(page, email, NEW_PASSWORD);
  const call = await callsOf(email, NEW_PASSWORD);
  await fillOwnCart(call, PART, 1);
  await openPage(page, '/commande/recapitulatif');
  await expect(page.locator('main')).toContainText(/Encours disponible\s: 150,00\s€ sur 150,00\s€/u);
  await order(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Merci');
  const reference = new URL(page.url()).searchParams.get('reference') ?? '';
  await openPage(page, '/mon-compte');
  await expect(page.locator('#credit')).toContainText(/À régler\d/);
  await fillOwnCart(call, PART, 1);
  await openPage(page, '/commande/recapitulatif');
  await expect(onAccount(page)).toBeDisabled();
  await expect(page.locator('main')).toContainText('dépasse votre encours disponible, ');
  expect(await findAxeFindings(page, OWN_PART)).toEqual([]);
  await pressAsTeam(reference, 'paid');
  await openPage(page, '/commande/recapitulatif');
  await expect(onAccount(page)).toBeEnabled();
  await openPage(page, `/ma-commande/${reference}`);
  await expect(page.locator('main')).toContainText('Facture réglée');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[CK-19] limit revoked before the submit: the order is refused beside the choice, and nothing is ordered', async ({
    page,
    complaints,
  }) => {
    complaints.allow(REFUSED);
    const email = await newProfessional('fr', 500);
    await logInAs(page, email, NEW_PASSWORD);
    const call = await callsOf(email, NEW_PASSWORD);
    await fillOwnCart(call, PART, 1);
    await page.goto('/commande/recapitulatif');
    await setLimitAsTeam(call, 20);
    await order(page);
    await expect(page.locator('#field-payment-error')).toContainText('Cette commande dépasse votre encours');
    await expect(page.locator('main')).toContainText(/dépasse votre encours disponible, 20,00\s€/u);
    await expect(onAccount(page)).toBeDisabled();
    await page.getByRole('radio', { name: 'Virement' }).check();
    await page.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Merci');
  });
});

test('[CK-20] order on account: its buyer can cancel it until it is prepared', async ({
  page,
  complaints,
}) => {
  complaints.allow(REFUSED);
  const email = await newProfessional('fr', 500);
  await enterAs(page, email, NEW_PASSWORD);
  const call = await callsOf(email, NEW_PASSWORD);
  await fillOwnCart(call, PART, 1);
  const first = await placeOrder(call, 'compte');
  await openPage(page, `/ma-commande/${first}?view=cancel`);
  await pressAsTeam(first, 'prepare');
  await page.getByRole('button', { name: 'Annuler la commande' }).click();
  await expect(page.getByText('ne peut plus être annulée').first()).toBeVisible();
  await fillOwnCart(call, PART, 1);
  const second = await placeOrder(call, 'compte');
  await openPage(page, `/ma-commande/${second}`);
  await page.getByRole('link', { name: 'Annuler cette commande' }).press('Enter');
  await page.getByRole('button', { name: 'Annuler la commande' }).press('Enter');
  await expect(page.getByText('Vous l’avez annulée.')).toBeVisible();
});
