import { expect, type Page } from '@playwright/test';
import { MAINTENANCE_URL } from './support/addresses.ts';
import { openPage } from './support/open-page.ts';
import { MAINTENANCE_PAGE, PAGE_KINDS, type PageKind } from './support/page-kinds.ts';
import { serverText, shownText } from './support/page-text.ts';
import { test } from './support/site-test.ts';

/** The browser speaks the page's language: no hint is added to what the server sent. */
const BROWSER_LANGUAGES = { fr: 'fr-FR', en: 'en-GB' } as const;

for (const locale of ['fr', 'en'] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: BROWSER_LANGUAGES[locale] });

    test('[RT-01] every kind of page hydrates to the words the server sent', async ({ page, complaints }) => {
      complaints.allow(/status of 404/);
      for (const kind of PAGE_KINDS) await expectSameText(page, kind, locale);
    });
  });
}

test.describe('under maintenance', () => {
  test.use({ ownOrigin: MAINTENANCE_URL });

  test('[RT-54, GD-02] the maintenance page hydrates in both languages', async ({ page, complaints }) => {
    complaints.allow(/status of 503/);
    await page.goto(MAINTENANCE_URL);
    expect(new URL(page.url()).pathname).toBe('/maintenance');
    await expectSameText(page, MAINTENANCE_PAGE, 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nous entretenons la chaudière');
    await page.goto(`${MAINTENANCE_URL}/en/our-products/ventilation`);
    expect(new URL(page.url()).pathname).toBe('/en/maintenance');
    await expectSameText(page, MAINTENANCE_PAGE, 'en');
  });
});

async function expectSameText(page: Page, kind: PageKind, locale: 'fr' | 'en'): Promise<void> {
  await openPage(page, kind[locale]);
  const sent = await serverText(page, kind[locale]);
  expect(sent.length, kind.name).toBeGreaterThan(40);
  expect(await shownText(page), kind.name).toBe(sent);
  await expect(page.locator('html'), kind.name).toHaveAttribute('lang', locale);
  await expect(page.getByRole('heading', { level: 1 }), kind.name).toHaveCount(1);
  expect(await page.title(), kind.name).toContain('Âtre');
}
