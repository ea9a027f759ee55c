import { expect, type Page } from '@playwright/test';
import { openPage } from './support/open-page.ts';
import { test } from './support/site-test.ts';

const PATH = '/calculer-la-puissance';

async function workOutTwoRooms(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Code postal').fill('67000');
  await main.getByLabel('Année de construction').selectOption('1989-2000');
  await main.getByLabel('Surface', { exact: true }).fill('18,5');
  await main.getByRole('button', { name: 'Ajouter une pièce' }).click();
  await main.getByLabel('Usage', { exact: true }).nth(1).selectOption('bathroom');
  await main.getByLabel('Surface', { exact: true }).nth(1).fill('6');
  await main.getByRole('button', { name: 'Calculer' }).click();
  await expect(main.getByText('Puissance à installer, 2 pièces')).toBeVisible();
  await expect(main.getByText(/À Strasbourg, le calcul retient/)).toBeVisible();
  await expect(main.getByLabel('Surface', { exact: true }).first()).toHaveValue('18,5');
}

test('two rooms: calculated, with fitting products in the linked list', async ({ page }) => {
  await openPage(page, PATH);
  await workOutTwoRooms(page);
  const main = page.getByRole('main');
  const closest = await main
    .getByRole('article')
    .first()
    .getByRole('heading', { level: 4 })
    .last()
    .innerText();
  const name = closest.replace(/ [\d\s]+W$/, '');
  await main
    .getByRole('link', { name: /dans la liste/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/radiateurs-electriques\/_POWER__/);
  await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  await page.goBack();
  await expect(main.getByLabel('Surface', { exact: true }).nth(1)).toHaveValue('6');
});

test('invalid field: error beside it, as its description', async ({ page }) => {
  await openPage(page, `${PATH}?zip=67000&area=vingt&height=2.5&walls=2&glass=3`);
  const area = page.getByRole('main').getByLabel('Surface', { exact: true });
  await expect(area).toHaveValue('vingt');
  await expect(area).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Écrivez un nombre, par exemple 18.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('rooms: added, calculated and removed', async ({ page }) => {
    await page.goto(PATH);
    await workOutTwoRooms(page);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Retirer la pièce 1' }).click();
    await expect(main.getByLabel('Surface', { exact: true })).toHaveValue('6');
    await expect(main.getByText('Puissance à installer', { exact: true })).toBeVisible();
  });
});
