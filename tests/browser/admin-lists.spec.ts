import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { BACKOFFICE_URL } from './support/addresses.ts';
import { signInOperator } from './support/sign-in-operator.ts';

const ADMIN = `${BACKOFFICE_URL}/admin/`;
/** A screen loads its code and its records, on a busy machine. */
const LOADED_MS = 20_000;
/** The first page, forms, and prices and stock, which are exported by tables that are loaded again. */
const NO_LISTS: ReadonlySet<string> = new Set(['#/', '#/fulfilment', '#/shop', '#/prices']);

const NO_RECORDS = /^Aucun|^Rien ici/;
const EXPORT = 'Exporter en CSV';
/** Lists that the demo fills. */
const MIN_EXPORTED = 15;

test.slow();
test.use({ locale: 'fr-FR', acceptDownloads: true });

test('admin: the menu is sorted by work, and every list exports its rows', async ({ page }) => {
  test.setTimeout(300_000);
  await signInOperator(page, 'owner');
  await page.goto(ADMIN);
  const orders = page.getByRole('group', { name: 'Ventes' }).getByRole('menuitem', { name: 'Commandes' });
  await expect(orders).toBeVisible({ timeout: LOADED_MS });
  const screens = await page
    .getByRole('menuitem')
    .evaluateAll((items) => items.map((item) => item.getAttribute('href') ?? ''));
  const lists = screens.filter((screen) => !NO_LISTS.has(screen));
  expect(lists.length).toBeGreaterThan(20);
  let exported = 0;
  for (const list of lists) {
    await page.goto(ADMIN + list);
    await page.reload();
    const button = page.getByRole('button', { name: EXPORT });
    // A list without records cannot be exported, or has a page of its own: tokens, invitations, imports.
    const offer = page.getByRole('button', { name: EXPORT, disabled: false });
    const none = page.getByRole('main').getByText(NO_RECORDS);
    await expect(offer.or(none).first(), list).toBeVisible({ timeout: LOADED_MS });
    if (await none.first().isVisible()) continue;
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    const [labels = '', ...rows] = (await readFile(await download.path(), 'utf8')).trim().split('\n');
    expect([list, labels, rows.length > 0]).toEqual([list, expect.stringMatching(/\p{L}/u), true]);
    exported += 1;
  }
  expect(exported).toBeGreaterThanOrEqual(MIN_EXPORTED);
});
