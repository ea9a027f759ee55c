import { expect, type Locator, type Page } from '@playwright/test';
import { enter } from './support/enter.ts';
import { enterNew } from './support/new-professional.ts';
import { holdResponses } from './support/hold-responses.ts';
import { openPage } from './support/open-page.ts';
import { test } from './support/site-test.ts';

const PRODUCT = '/pro/produit/sas';
const VIEW = '/pro/nos-pieces-detachees/chauffage-electrique/lame';

const UNCLEAR = 'Indiquez un nombre entier en chiffres, par exemple 2.';
const STOCK = /^Il n’en reste que \d+\s: indiquez \d+ au plus\.$/;
const LIMIT = /^Indiquez 9\s999 au plus/;
const MISSING = 'Indiquez une quantité, en chiffres.';
/** Invalid texts, each with the message that states the accepted values. */
const REFUSED = [
  ['abc', UNCLEAR],
  ['3 pcs', UNCLEAR],
  ['-3', 'Indiquez 1 ou plus.'],
  ['1,5', UNCLEAR],
  ['99999', STOCK],
] as const;

const main = (page: Page) => page.getByRole('main');
const quantity = (page: Page) => page.locator('main input[name^="quantity-"]');
const total = (page: Page) => page.locator('main aside dl > div').last().locator('dd');
const goOn = (page: Page) => main(page).getByRole('button', { name: 'Choisir la livraison' });
const correct = (page: Page) => main(page).getByRole('button', { name: 'Corriger la quantité' });

/** Expects the error that describes the field. */
async function expectError(page: Page, words: string | RegExp): Promise<void> {
  await expect(quantity(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(quantity(page)).toHaveAccessibleDescription(words);
}

/** Submits a form as a document, and expects status 422. */
async function submitRefused(page: Page, button: Locator): Promise<void> {
  const received = page.waitForResponse(
    (response) => response.request().isNavigationRequest() && response.status() !== 303,
  );
  await button.click();
  expect((await received).status()).toBe(422);
}

/** Adds two pieces to the cart of a new professional. */
async function fillCart(page: Page): Promise<void> {
  await enterNew(page.context());
  await page.goto(PRODUCT);
  const form = main(page).locator('form[action="/_cart"]').first();
  await form.locator('[name=quantity]').fill('2');
  await form.getByRole('button', { name: /^Ajouter au panier/ }).click();
  await expect(page.getByText('Ajouté à votre panier').first()).toBeVisible();
}

test('[CK-11] cart, invalid quantity: error beside its field; no amount stays greyed out, and delivery is blocked', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  await fillCart(page);
  await openPage(page, '/panier');
  const amount = await total(page).textContent();
  for (const [typed, words] of REFUSED) {
    await quantity(page).fill(typed);
    await page.keyboard.press('Tab');
    await expectError(page, words);
    await expect(quantity(page)).toHaveValue(typed);
    await expect(page.locator('main dl[aria-busy]')).toHaveCount(0);
    await expect(goOn(page)).toHaveCount(0);
  }
  // Enter submits to the server, which returns the same error.
  await quantity(page).fill('1,5');
  await page.keyboard.press('Enter');
  await expectError(page, REFUSED[3][1]);
  await quantity(page).fill('');
  await page.keyboard.press('Tab');
  await expectError(page, MISSING);
  await expect(total(page)).toHaveText(amount ?? '');
  await correct(page).first().click();
  await expect(quantity(page)).toBeFocused();
  // The buttons count from the stored quantity.
  await main(page)
    .getByRole('button', { name: /^Un de plus/ })
    .click();
  await expect(quantity(page)).toHaveValue('3');
  await expect(quantity(page)).not.toHaveAttribute('aria-invalid');
  await expect(total(page)).not.toHaveText(amount ?? '');
  await expect(goOn(page).first()).toBeVisible();
});

test('[CK-11] cart, late refusal: does not replace newer input', async ({ page, complaints }) => {
  complaints.allow(/status of 422/);
  await fillCart(page);
  await openPage(page, '/panier');
  const release = await holdResponses(page, /\/api\/v1\/cart\?/);
  await quantity(page).fill('1,5');
  const reloading = page.waitForRequest(/\/api\/v1\/cart\?/);
  await page.keyboard.press('Enter');
  await reloading;
  await quantity(page).fill('4');
  const saved = page.waitForResponse(/\/api\/v1\/cart\/update/);
  release();
  await saved;
  await expect(page.locator('main dl[aria-busy]')).toHaveCount(0);
  await expect(quantity(page)).toHaveValue('4');
  await expect(quantity(page)).not.toHaveAttribute('aria-invalid');
  await expect(goOn(page).first()).toBeVisible();
});

test('[CK-11] cart, last input: counts, however the page is left', async ({ page }) => {
  test.slow();
  await fillCart(page);
  await openPage(page, '/panier');
  await quantity(page).fill(' 4 ');
  await goOn(page).first().click();
  await expect(page).toHaveURL('/commande/livraison');
  await openPage(page, '/panier');
  await expect(quantity(page)).toHaveValue('4');
  await main(page)
    .getByRole('button', { name: /^Un de plus/ })
    .click();
  await main(page).getByRole('heading', { level: 3 }).getByRole('link').click();
  await expect(page).toHaveURL(/produit\/sas/);
  await openPage(page, '/panier');
  await expect(quantity(page)).toHaveValue('5');
  await quantity(page).fill('3');
  await page.reload();
  await expect(quantity(page)).toHaveValue('3');
  await openPage(page, '/pro/aide-contact');
  await openPage(page, '/panier');
  await expect(quantity(page)).toHaveValue('3');
});

test('[CK-11] cart, quantity 0: removes the line on blur and on submit, and the line can be restored', async ({
  page,
}) => {
  await fillCart(page);
  await openPage(page, '/panier');
  for (const key of ['Tab', 'Enter']) {
    await quantity(page).fill('0');
    await page.keyboard.press(key);
    await expect(page.getByText('n’est plus dans votre panier')).toBeVisible();
    await expect(quantity(page)).toHaveCount(0);
    await main(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(quantity(page)).toHaveValue('2');
  }
  // The way on stops at the cart, which reports the removed line.
  await quantity(page).fill('0');
  await goOn(page).first().click();
  await expect(page.getByText('n’est plus dans votre panier')).toBeVisible();
});

test('[CK-11] product and exploded view, invalid quantity: adds nothing, with an error beside its field', async ({
  page,
}) => {
  await enter(page.context(), 'pro@atre.example');
  await openPage(page, PRODUCT);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  const field = main(page).locator('form[action="/_cart"] [name=quantity]').first();
  const add = main(page).getByRole('button', { name: /^Ajouter au panier/ });
  const refused = [
    ...REFUSED.slice(0, 4),
    ['99999', LIMIT],
    ['', MISSING],
    ['0', 'Indiquez 1 ou plus.'],
  ] as const;
  for (const [typed, words] of refused) {
    await field.fill(typed);
    await add.click();
    await expect(field).toHaveAccessibleDescription(words);
    await expect(field).toBeFocused();
  }
  await openPage(page, VIEW);
  const fields = page.locator('table [name=quantity]:not([type=hidden])');
  await fields.nth(0).fill('abc');
  await fields.nth(1).fill('2');
  await main(page).getByRole('button', { name: 'Mettre au panier' }).last().click();
  await expect(fields.nth(0)).toHaveAccessibleDescription(UNCLEAR);
  await expect(fields.nth(0)).toBeFocused();
  expect(posts).toEqual([]);
});

test('[AC-13] worksite and quick order, invalid quantity: error beside it, and the input is preserved', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  await enterNew(page.context());
  await openPage(page, '/mes-chantiers?view=new');
  await main(page).getByLabel('Nom du chantier').fill('Rue du Four');
  await main(page).getByLabel('Code postal').fill('44000');
  await main(page).getByLabel('Commune').fill('Nantes');
  await main(page).getByRole('button', { name: 'Créer le chantier' }).click();
  await main(page).getByRole('link', { name: 'Ajouter une pièce' }).click();
  const pieces = main(page).getByLabel('Nombre d’appareils');
  await expect(pieces).toBeVisible();
  const view = page.url();
  for (const typed of ['abc', '-3', '1,5', '99999', '', '0']) {
    // Otherwise the error of the previous value would still be shown.
    await openPage(page, view);
    await pieces.fill(typed);
    await main(page).getByRole('button', { name: 'Calculer' }).click();
    await expect(pieces).toHaveAccessibleDescription('Indiquez un nombre entier de 1 à 99, en chiffres.');
    await expect(pieces).toHaveValue(typed);
  }
  await openPage(page, '/pro/nos-pieces-detachees');
  const lines = ['abc', '-3', '1,5', '99999', '0'].map((typed) => `PR-LAM-014 × ${typed}`);
  await main(page).locator('textarea[name=lines]').fill(lines.join('\n'));
  await main(page).getByRole('button', { name: 'Vérifier les lignes' }).click();
  await expect(main(page).getByText(/^Indiquez un nombre entier de 1 à 9\s999, en chiffres\.$/)).toHaveCount(
    lines.length,
  );
  await expect(main(page).locator('textarea[name=lines]')).toHaveValue(lines.join('\n'));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[CK-11] cart, product and exploded view: the server shows the error beside the field, and adds nothing', async ({
    page,
    complaints,
  }) => {
    test.slow();
    complaints.allow(/status of 422/);
    await fillCart(page);
    await page.goto('/panier');
    for (const [typed, words] of [...REFUSED, ['', MISSING] as const]) {
      await quantity(page).fill(typed);
      const received = page.waitForResponse((response) => response.request().method() === 'POST');
      // Continuing submits the quantities too.
      await goOn(page).first().click();
      expect((await received).status()).toBe(422);
      await expectError(page, words);
      await expect(quantity(page)).toHaveValue(typed);
      await page.goto('/panier');
    }
    await quantity(page).fill('0');
    await main(page).getByRole('button', { name: 'Actualiser les quantités' }).last().click();
    await expect(page.getByText('n’est plus dans votre panier')).toBeVisible();
    await main(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(quantity(page)).toHaveValue('2');
    const field = main(page).locator('form[action="/_cart"] [name=quantity]').first();
    for (const [typed, words] of [['-3', 'Indiquez 1 ou plus.'] as const, ['', MISSING] as const]) {
      await page.goto(PRODUCT);
      await field.fill(typed);
      await submitRefused(
        page,
        main(page)
          .getByRole('button', { name: /^Ajouter au panier/ })
          .first(),
      );
      await expect(field).toHaveAccessibleDescription(words);
      await expect(field).toHaveValue(typed);
    }
    await page.goto(VIEW);
    const fields = page.locator('table [name=quantity]:not([type=hidden])');
    await fields.nth(0).fill('1,5');
    await fields.nth(1).fill('2');
    await submitRefused(page, page.locator('#basket').getByRole('button', { name: 'Mettre au panier' }));
    await expect(
      main(page).locator('[data-banner]').filter({ hasText: 'Rien n’a été ajouté' }),
    ).toBeVisible();
    await expect(fields.nth(0)).toHaveAccessibleDescription(REFUSED[3][1]);
    await expect(fields.nth(0)).toHaveValue('1,5');
    await expect(fields.nth(1)).toHaveValue('2');
  });
});
