import { expect, type Page } from '@playwright/test';
import { enterNew } from './support/new-professional.ts';
import { openPage } from './support/open-page.ts';
import { test } from './support/site-test.ts';

const PAGE = '/pro/nos-pieces-detachees';
const NUMBERED = 'Ligne;Code produit;Désignation;Qté\n1;PR-LAM-025;Résistance;2\n2;PR-LAM-014;Joint;3';

const main = (page: Page) => page.getByRole('main');
const result = (page: Page) => page.locator('#lignes');

async function expectInCart(page: Page, pieces: readonly string[]): Promise<void> {
  await openPage(page, '/panier');
  const quantities = page.locator('main input[name^="quantity-"]');
  await expect(quantities).toHaveCount(pieces.length);
  const values = await quantities.evaluateAll((inputs) =>
    inputs.map((input) => (input as HTMLInputElement).value),
  );
  expect(values.toSorted()).toEqual([...pieces]);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[SC-01] quick order: a pasted table is previewed, confirmed, ordered, and restored unchanged', async ({
    page,
  }) => {
    await enterNew(page.context());
    await openPage(page, PAGE);
    await main(page).getByLabel('Vos lignes').fill(NUMBERED);
    await main(page).getByRole('button', { name: 'Vérifier les lignes' }).click();
    await expect(result(page).getByRole('heading', { name: 'Vérifiez les colonnes' })).toBeVisible();
    await expect(result(page).getByRole('button', { name: /panier/ })).toHaveCount(0);
    await expect(result(page).getByLabel('Colonne 2')).toHaveValue('reference');
    await expect(result(page).getByLabel('Colonne 4')).toHaveValue('quantity');
    await result(page).getByLabel('Colonne 2').selectOption('ignored');
    await result(page).getByRole('button', { name: 'Lire avec ces colonnes' }).click();
    await expect(result(page).getByText('Choisissez la colonne des références.').first()).toBeVisible();
    await result(page).getByLabel('Colonne 2').selectOption('reference');
    await result(page).getByRole('button', { name: 'Lire avec ces colonnes' }).click();
    await expect(result(page).getByText('2 références à commander sur 2 lignes')).toBeVisible();
    await page.reload();
    await expect(main(page).getByLabel('Vos lignes')).toHaveValue(NUMBERED);
    await result(page).getByRole('button', { name: 'Mettre ces 2 références au panier' }).click();
    await expect(page.getByText('Ajouté à votre panier').first()).toBeVisible();
    await expectInCart(page, ['2', '3']);
    await page.goBack();
    await expect(result(page).getByText('2 références à commander sur 2 lignes')).toBeVisible();
  });
});

test('[SC-01] quick order: pasted, confirmed and ordered by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterNew(page.context());
  await openPage(page, PAGE);
  await main(page).getByLabel('Vos lignes').focus();
  await page.keyboard.insertText('1\tPR-LAM-025\t2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(result(page).getByRole('heading', { name: 'Vérifiez les colonnes' })).toBeVisible();
  await result(page).getByLabel('Colonne 1').focus();
  for (const role of ['Ignorée', 'Référence', 'Quantité']) {
    await page.keyboard.press(role.slice(0, 1));
    await page.keyboard.press('Tab');
  }
  await result(page).getByRole('button', { name: 'Lire avec ces colonnes' }).focus();
  await page.keyboard.press('Enter');
  const take = result(page).getByRole('button', { name: 'Mettre cette référence au panier' });
  await expect(take).toBeVisible();
  await take.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ajouté à votre panier').first()).toBeVisible();
  await expectInCart(page, ['2']);
});
