import { expect } from '@playwright/test';
import { openPage } from './support/open-page.ts';
import { createOwnBuyer, enterAs } from './support/own-buyer.ts';
import { test } from './support/site-test.ts';

const SUMMARY = '/commande/recapitulatif';

type Tree = { version: number; stores: Record<string, { state: unknown }> };

test('[AC-16, ST-06] selected payment: preserved by a reload and in another tab; storage has one key, nothing personal, and is empty after logout', async ({
  page,
  context,
}) => {
  const { email } = await createOwnBuyer();
  await enterAs(page, email, SUMMARY);
  const transfer = page.getByRole('radio', { name: 'Virement' });
  await transfer.check();
  await page.reload();
  await expect(transfer).toBeChecked();

  const other = await context.newPage();
  await openPage(other, '/nos-produits/chauffage-electrique');
  const readTree = () =>
    other.evaluate(() => JSON.parse(localStorage.getItem('shop') ?? '{}') as unknown) as Promise<Tree>;
  await expect.poll(async () => (await readTree()).stores?.['productCategory']?.state).toBeTruthy();
  const tree = await readTree();
  expect(tree.version).toBe(2);
  expect(tree.stores['order']?.state).toEqual({ step: 'summary', paymentBy: 'virement' });
  expect(await other.evaluate(() => Object.keys(localStorage))).toEqual(['shop']);
  const snapshot = JSON.stringify(tree);
  expect(snapshot).not.toContain(email);
  expect(snapshot).not.toMatch(/06 ?39|token|adress|Herblain/i);

  await other.close();
  await openPage(page, '/mon-compte');
  await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('/pro');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('shop') ?? ''))
    .not.toMatch(/virement|chauffage-electrique/);
});
