import { expect } from '@playwright/test';
import { enter } from './support/enter.ts';
import { findAxeFindings, OWN_PART } from './support/find-axe-findings.ts';
import { findTargetFindings } from './support/find-target-findings.ts';
import { lengthenWords } from './support/lengthen-words.ts';
import { openPage } from './support/open-page.ts';
import { DESKTOP, overflow, PHONE, REFLOW, TABLET } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

const COMPANY = 'Kerbrat Chauffage SARL';

test('[SC-01, RT-05] professionals’ home page: a serial number leads to its appliance, a part to its row; the company is shown after the login alone', async ({
  page,
}) => {
  await openPage(page, '/pro');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { name: 'Un compte, vos\u00a0prix, vos\u00a0chantiers' }),
  ).toBeVisible();
  await expect(main.getByText(COMPANY)).toHaveCount(0);
  await main.getByLabel('Référence, numéro de série ou produit').fill('LAM-2614-00451');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pro/nos-pieces-detachees?q=LAM-2614-00451');
  await expect(main.getByRole('link', { name: 'Lame' }).first()).toBeVisible();
  await openPage(page, '/pro');
  await main.getByRole('link', { name: 'Platine de puissance avec variateur' }).click();
  await expect(page).toHaveURL('/pro/nos-pieces-detachees/pompe-a-chaleur/bise#rep-2');
  await enter(page.context(), 'pro@atre.example');
  await openPage(page, '/pro');
  await expect(main.getByRole('heading', { name: COMPANY })).toBeVisible();
  await expect(
    main.getByRole('heading', { name: 'Un compte, vos\u00a0prix, vos\u00a0chantiers' }),
  ).toHaveCount(0);
  await main.getByLabel('Vos lignes').fill('PR-BIS-018 2');
  await main.getByRole('button', { name: 'Vérifier la liste' }).click();
  await expect(page.locator('#lignes')).toContainText('PR-BIS-018');
});

for (const path of ['/pro', '/en/pro']) {
  test(`[RT-05] professionals’ home page ${path} of a company: fits each window, also with long words, and axe finds nothing`, async ({
    page,
  }) => {
    await enter(page.context(), 'pro@atre.example');
    await openPage(page, path);
    await expect(page.getByRole('heading', { name: COMPANY })).toBeVisible();
    for (const size of [DESKTOP, TABLET, PHONE, REFLOW]) {
      await page.setViewportSize(size);
      expect.soft(await overflow(page), `${size.width} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize(PHONE);
    expect.soft(await findAxeFindings(page, OWN_PART)).toEqual([]);
    expect.soft(await findTargetFindings(page)).toEqual([]);
    await lengthenWords(page);
    expect.soft(await overflow(page), 'long words').toBeLessThanOrEqual(0);
  });
}
