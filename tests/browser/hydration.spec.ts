import { expect, type Page } from '@playwright/test';
import { localeOfPath } from '#shared/locale.ts';
import { MAINTENANCE_URL } from './support/addresses.ts';
import { testEveryPage } from './support/every-page.ts';
import { openPage } from './support/open-page.ts';
import { serverText, shownText } from './support/page-text.ts';
import { test } from './support/site-test.ts';

/** A model on its way says so, a map brings its names, a button counts seconds: those pages have tests of their own. */
const CHANGES_BY_ITSELF = /-ar-|^store-locator-|^signup-confirmation-/;

testEveryPage('[RT-01] hydrates to the words the server sent', async (page, { label, path }) => {
  const sent = await serverText(page, path);
  expect(sent.length, label).toBeGreaterThan(30);
  if (!CHANGES_BY_ITSELF.test(label) && (await shownText(page)) !== sent) await compareAgain(page, path);
  await expect(page.locator('html'), label).toHaveAttribute('lang', localeOfPath(new URL(path).pathname));
  await expect(page.getByRole('heading', { level: 1 }), label).toHaveCount(1);
  expect(await page.title(), label).toContain('Âtre');
});

/** The server learns how large its documents are while it serves: two answers may differ, but not each time. */
async function compareAgain(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await openPage(page, path);
    expect(await shownText(page)).toBe(await serverText(page, path));
  }).toPass({ timeout: 15_000 });
}

test.describe('under maintenance', () => {
  test.use({ ownOrigin: MAINTENANCE_URL });

  test('[RT-54, GD-02] every address leads to the maintenance page of its language', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 503/);
    await page.goto(MAINTENANCE_URL);
    expect(new URL(page.url()).pathname).toBe('/maintenance');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nous entretenons la chaudière');
    await page.goto(`${MAINTENANCE_URL}/en/our-products/ventilation`);
    expect(new URL(page.url()).pathname).toBe('/en/maintenance');
  });
});
