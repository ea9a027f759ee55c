import { expect, type Page } from '@playwright/test';
import { takeTurn } from '#tests/support/looks.ts';
import { findAxeFindings, OWN_PART } from './support/find-axe-findings.ts';
import { NEW_PASSWORD, newProfessional } from './support/new-professional.ts';
import { openPage, waitForHydration } from './support/open-page.ts';
import { DESKTOP, overflow, PHONE } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

const REFUSED = /status of 422/;
const PRODUCT = { fr: '/pro/produit/lame', en: '/en/pro/product/lame' };

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const cartLink = (page: Page) => page.getByRole('link', { name: /^Panier/ }).first();
const total = (page: Page) => page.locator('main aside dl > div').last().locator('dd');

async function logIn(page: Page, email: string) {
  await openPage(page, '/pro/connexion');
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(NEW_PASSWORD);
  await press(page, /Se connecter/);
  await expect(page).toHaveURL(/mon-compte/);
  await waitForHydration(page);
}

for (const lang of takeTurn(['fr', 'en'] as const, 0))
  test(`[RT-47, HD-01, CK-11] product in the cart: added, counted, changed, removed and restored (${lang})`, async ({
    page,
  }) => {
    await page.setViewportSize(lang === 'fr' ? DESKTOP : PHONE);
    await logIn(page, await newProfessional());
    await openPage(page, PRODUCT[lang]);
    await press(page, /^(Un de plus|One more)$/);
    await press(page, /^(Ajouter au panier|Add to cart)/);
    await expect(page.getByText(/Ajouté à votre panier|Added to your cart/)).toBeVisible();
    await openPage(page, lang === 'fr' ? '/panier' : '/en/cart');
    const quantity = page.locator('main input[name^="quantity-"]');
    await expect(quantity).toHaveValue('2');
    const before = await total(page).textContent();
    await press(page, /^(Un de plus|One more)/);
    await expect(quantity).toHaveValue('3');
    await expect(total(page)).not.toHaveText(before ?? '');
    if (lang === 'fr') await expect(cartLink(page)).toContainText('(3)');
    expect(await overflow(page)).toBe(0);
    expect(await findAxeFindings(page, OWN_PART)).toEqual([]);
    await page.locator('main button[name="remove"]').click();
    await expect(page.getByText(/Votre panier est vide|Your cart is empty/)).toBeVisible();
    await press(page, /^(Annuler|Undo)$/);
    await expect(quantity).toHaveValue('3');
  });

test('[CK-10] invalid code: error beside its field, and the input is preserved', async ({
  page,
  complaints,
}) => {
  complaints.allow(REFUSED);
  await logIn(page, await newProfessional());
  await openPage(page, PRODUCT.fr);
  await press(page, /^Ajouter au panier/);
  await expect(page.getByText('Ajouté à votre panier')).toBeVisible();
  await openPage(page, '/panier');
  await field(page, 'code').last().fill('RIEN');
  await press(page, 'Appliquer');
  await expect(page.getByText('Ce code n’existe pas.')).toBeVisible();
  await expect(field(page, 'code').last()).toHaveValue('RIEN');
});

test('[CK-12] quantity that cannot be changed: reset with a message', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource|ERR_FAILED/);
  await logIn(page, await newProfessional());
  await openPage(page, PRODUCT.fr);
  await press(page, /^Ajouter au panier/);
  await expect(page.getByText('Ajouté à votre panier')).toBeVisible();
  await openPage(page, '/panier');
  await page.route('**/api/v1/cart/update**', (route) => route.abort());
  await press(page, /^Un de plus/);
  await expect(page.getByText('La quantité n’a pas pu être modifiée')).toBeVisible();
  await expect(page.locator('main input[name^="quantity-"]')).toHaveValue('1');
});
