import { expect, type Page } from '@playwright/test';
import { findAxeFindings } from './support/find-axe-findings.ts';
import { openPage } from './support/open-page.ts';
import { overflow } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Dans votre pièce' });

async function ask(page: Page, input: { area: string; width?: string }): Promise<void> {
  await section(page).getByLabel('Surface de la pièce, en m²').fill(input.area);
  await section(page)
    .getByLabel(/Largeur libre du mur/)
    .fill(input.width ?? '');
  await section(page).getByRole('button', { name: 'Voir la taille' }).click();
}

async function chooseSize(page: Page): Promise<void> {
  await ask(page, { area: '17,5', width: '1 400 mm' });
  await expect(section(page).getByText('La taille qu’il vous faut')).toBeInViewport();
  await expect(
    section(page).getByText(/tient sur votre mur\s: 1\s000\smm de large, pour 1\s400\smm/),
  ).toBeVisible();
  await expect(section(page).getByText(/^De \d+\s€ à \d+\s€ d’électricité par an,$/)).toBeVisible();
  await section(page).getByRole('link', { name: 'Choisir 1 250 W' }).click();
  await expect(page).toHaveURL(/\?ref=AT-LAM-1250-BR$/);
}

test('[PR-02] product: its size for a room and a wall is found, chosen, and back again', async ({ page }) => {
  await openPage(page, '/produit/lame');
  await chooseSize(page);
  await expect(page.getByRole('radio', { name: /^1 250 W/ })).toBeChecked();
  await page.goBack();
  await expect(section(page).getByLabel('Surface de la pièce, en m²')).toHaveValue('17,5');
});

test('[PR-02] product: an area that is none has its error, and what was typed stays', async ({ page }) => {
  await openPage(page, '/produit/lame?ref=AT-LAM-750-LI');
  await ask(page, { area: 'vingt', width: '900' });
  const area = section(page).getByLabel('Surface de la pièce, en m²');
  await expect(area).toHaveAttribute('aria-invalid', 'true');
  await expect(area).toHaveValue('vingt');
  await expect(section(page).getByText('Écrivez un nombre, comme 18 ou 18,5.')).toBeVisible();
  await expect(section(page).getByLabel(/Largeur libre du mur/)).toHaveValue('900');
  await expect(page.getByRole('radio', { name: /^750 W/ })).toBeChecked();
});

test('[PR-02] product: a quote has the size, colour and room in its message', async ({ page }) => {
  await openPage(page, '/produit/lame?ref=AT-LAM-750-LI&area=18');
  await section(page).getByRole('link', { name: 'Demander un devis de pose' }).click();
  await expect(page.getByLabel(/^Message/)).toHaveValue(
    'Devis pour Lame, 1\u00a0250\u00a0W, Lin (AT-LAM-1250-LI). Pièce de 18\u00a0m².',
  );
});

test('[PR-02] product: its neighbours stand beside it, and are compared in detail', async ({ page }) => {
  await openPage(page, '/en/product/lame');
  const table = page.getByRole('table', { name: 'In the same range' });
  await expect(table.getByRole('columnheader', { name: /Lame\s*This appliance/ })).toBeVisible();
  await page.getByRole('link', { name: 'Compare in detail' }).click();
  await expect(page.getByRole('table').getByRole('link', { name: 'Lame', exact: true })).toBeVisible();
});

for (const path of [
  '/produit/lame?area=60&width=900',
  '/en/product/source?people=8',
  '/produit/bise?area=90',
])
  test(`${path}: the advice fits phones and is accessible`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await openPage(page, path);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await findAxeFindings(page)).toEqual([]);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[PR-02] product: its size is found and chosen', async ({ page }) => {
    await page.goto('/produit/lame');
    await chooseSize(page);
    await expect(page.getByRole('link', { name: /^1 250 W/ })).toHaveAttribute('aria-current', 'true');
  });
});
