import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { SCREEN_GROUPS } from '#admin/app/access.ts';
import { BACKOFFICE_URL } from './support/addresses.ts';
import { signInOperator } from './support/sign-in-operator.ts';

const ADMIN = `${BACKOFFICE_URL}/admin/`;
/** A screen loads its code and its records, on a busy machine. */
const LOADED_MS = 20_000;
/** Forms, not lists. */
const FORMS: readonly string[] = ['fulfilment', 'shop'];
/** Prices and stock are exported by tables that are loaded again. */
const TRANSFERRED = 'prices';

test.slow();
test.use({ locale: 'fr-FR', acceptDownloads: true });

const exporting = (page: Page) => page.getByRole('button', { name: 'Exporter en CSV' });

test('admin: every list is in the menu of its work, and exports its rows by the labels of the screen', async ({
  page,
}) => {
  await signInOperator(page, 'owner');
  const lists = SCREEN_GROUPS.flatMap(({ screens }): readonly string[] => screens);
  for (const name of lists.filter((list) => !FORMS.includes(list) && list !== TRANSFERRED)) {
    await page.goto(`${ADMIN}#/${name}`);
    const link = page.getByRole('menuitem', { current: 'page' });
    await expect(link).toHaveAttribute('href', new RegExp(`#/${name}$`), { timeout: LOADED_MS });
    const button = exporting(page);
    await expect(button, name).toBeVisible({ timeout: LOADED_MS });
    await page.waitForLoadState('networkidle');
    // The demo has neither tokens nor invitations, and nothing imported yet.
    if (await button.isDisabled()) continue;
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    const [labels = '', ...rows] = (await readFile(await download.path(), 'utf8')).trim().split('\n');
    expect([name, rows.length > 0]).toEqual([name, true]);
    expect([name, labels.replace(/^\uFEFF/, '')]).toEqual([name, expect.stringMatching(/\S/)]);
  }
});
