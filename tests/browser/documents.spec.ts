import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { listZip } from '#tests/support/list-zip.ts';
import { closeFilters, openFilters } from './support/open-filters.ts';
import { openPage, waitForHydration } from './support/open-page.ts';
import { PHONE } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

test('[CT-04] documents: searched, filtered, opened, and selected for one archive', async ({ page }) => {
  await openPage(page, '/pro/a-telecharger');
  const main = page.getByRole('main');
  await main.getByLabel('Chercher dans les documents').fill('lame');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pro/a-telecharger?q=lame');
  await openFilters(page);
  await main
    .getByRole('checkbox', { name: /^Fiche produit/ })
    .first()
    .check();
  await expect(page).toHaveURL('/pro/a-telecharger/_TYPE__fiche?q=lame');
  await closeFilters(page);
  await expect(main.getByRole('heading', { name: 'Fiche produit, Lame', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/pro/a-telecharger?q=lame');
  await main.getByLabel('Choisir pour l’archive : Fiche produit, Lame', { exact: true }).check();
  await main.getByLabel('Choisir pour l’archive : Notice de pose, Lame', { exact: true }).check();
  await main.getByRole('radio', { name: 'English' }).check({ force: true });
  const coming = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Télécharger la sélection' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('documents.zip');
  const names = listZip(readFileSync(await download.path())).map(({ name }) => name);
  expect(names).toEqual(['at-lam-fiche-en.pdf', 'at-lam-notice-pose-en.pdf']);
});

test('[CT-04] selection: preserved across pages and filters, up to the archive’s maximum', async ({
  page,
}) => {
  await openPage(page, '/documentations');
  const main = page.getByRole('main');
  const boxes = main.locator('input[type=checkbox][name=document]');
  const firstCode = (await boxes.first().getAttribute('value')) ?? '';
  await boxes.first().check();
  await main.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/documentations/_p__2');
  await expect(main.getByText('1 document choisi, dont 1 hors de cette page')).toBeVisible();
  await boxes.first().check();
  const secondCode = (await boxes.first().getAttribute('value')) ?? '';
  await openFilters(page);
  await main
    .getByRole('checkbox', { name: /^Déclaration/ })
    .first()
    .check();
  await expect(page).toHaveURL(/_TYPE__conformite/);
  await closeFilters(page);
  const coming = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Télécharger la sélection' }).click();
  const names = listZip(readFileSync(await (await coming).path())).map(({ name }) => name);
  expect(names.toSorted()).toEqual([`${firstCode}-fr.pdf`, `${secondCode}-fr.pdf`].toSorted());
  await page.reload();
  await waitForHydration(page);
  await main.getByRole('button', { name: 'Tout sélectionner sur cette page' }).click();
  await expect(main.getByText('25 documents choisis')).toBeVisible();
  await main.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/_p__2/);
  await main.getByRole('button', { name: 'Tout sélectionner sur cette page' }).click();
  await main.getByRole('link', { name: 'Page 3' }).click();
  await expect(page).toHaveURL(/_p__3/);
  await main.getByRole('button', { name: 'Tout sélectionner sur cette page' }).click();
  await expect(main.getByText('50 documents choisis')).toBeVisible();
  await expect(main.getByText('50 documents au plus : 23 documents n’ont pas été ajoutés')).toBeVisible();
  await boxes.last().click();
  await expect(boxes.last()).not.toBeChecked();
  await expect(main.getByText('50 documents au plus : 1 document n’a pas été ajouté')).toBeVisible();
  await main.getByRole('button', { name: 'Effacer la sélection' }).click();
  await expect(main.getByText('Aucun document choisi')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('[CT-04] filters work, and an empty selection is reported', async ({ page }) => {
    await page.goto('/documentations');
    await page.getByRole('button', { name: 'Filtrer' }).click();
    const panel = page.locator('#facets');
    await panel.getByRole('checkbox', { name: /Fiche énergie/ }).check();
    await panel.getByRole('button', { name: /^Voir \d+ documents/ }).click();
    await expect(page).toHaveURL('/documentations/_TYPE__fiche-energie');
    await page.getByRole('button', { name: 'Télécharger la sélection' }).click();
    await expect(page).toHaveURL('/documentations/_TYPE__fiche-energie?notice=none');
    await expect(page.getByText('Aucun document n’était coché')).toBeVisible();
  });
});
