import { expect } from '@playwright/test';
import { takeTurn } from '#tests/support/looks.ts';
import { enter } from './support/enter.ts';
import { findAxeFindings, OWN_PART } from './support/find-axe-findings.ts';
import { openPage } from './support/open-page.ts';
import { overflow } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

const PROFESSIONAL = 'pro@atre.example';
const WORDS = {
  fr: {
    list: '/mes-commandes',
    search: 'Référence, chantier ou article',
    go: 'Chercher',
    invoice: 'Ouvrir la facture (PDF)',
    again: 'Commander à nouveau',
    back: 'Revenir à la commande',
    order: '/ma-commande/CD-018655',
  },
  en: {
    list: '/en/my-orders',
    search: 'Reference, site or item',
    go: 'Search',
    invoice: 'Open the invoice (PDF)',
    again: 'Order again',
    back: 'Back to the order',
    order: '/en/my-order/CD-018655',
  },
} as const;

for (const [locale, width] of takeTurn(
  [
    ['fr', 360],
    ['en', 1440],
  ] as const,
  1,
)) {
  const words = WORDS[locale];

  test(`[RT-48, RT-49, AC-14] order: found, read, and its invoice opened, ${locale} at ${width}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await enter(context, PROFESSIONAL);
    await openPage(page, words.list);
    expect(await findAxeFindings(page, OWN_PART)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.getByLabel(words.search).fill('18655');
    await page.getByRole('main').getByRole('button', { name: words.go, exact: true }).click();
    await expect(page).toHaveURL(/text=18655/);
    await page.getByRole('link', { name: 'CD-018655' }).click();
    await expect(page).toHaveURL(words.order);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('CD-018655');
    expect(await findAxeFindings(page, OWN_PART)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    const link = page.getByRole('link', { name: words.invoice });
    const bill = await context.request.get(String(await link.getAttribute('href')));
    expect([bill.status(), bill.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect(bill.headers()['content-disposition']).toContain('facture-CD-018655.pdf');
  });

  test(`[AC-14] reorder: shows changes before anything is ordered, ${locale} at ${width}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await enter(context, PROFESSIONAL);
    await openPage(page, words.order);
    await page.getByRole('link', { name: words.again }).click();
    await expect(page.getByRole('heading', { name: words.again })).toBeVisible();
    expect(await findAxeFindings(page, OWN_PART)).toEqual([]);
    await page.getByRole('link', { name: words.back }).click();
    await expect(page).toHaveURL(words.order);
  });
}

/** Demo orders: awaiting the bank, a transfer; confirmed, prepared, shipped, returned; refused, refunded. */
const STATES = [18760, 18757, 18752, 18746, 18734, 16004, 18741, 18737];

test('[AC-14] order: readable in every status, on a phone and in print', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await enter(context, PROFESSIONAL);
  for (const number of STATES) {
    await openPage(page, `/ma-commande/CD-0${number}`);
    expect([number, await findAxeFindings(page, OWN_PART)]).toEqual([number, []]);
    expect([number, await overflow(page)]).toEqual([number, 0]);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Votre compte' })).toBeHidden();
  await expect(page.locator('#order-documents')).toBeHidden();
});
