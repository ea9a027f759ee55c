import { expect } from '@playwright/test';
import { findAxeFindings, OWN_PART } from './support/find-axe-findings.ts';
import { openPage } from './support/open-page.ts';
import { overflow, PHONE } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

const WORKSITE = '/trois-pieces-cinq-appareils-a-tours';

test('[CT-01] worksite before and after: arrow keys move the edge between the two pictures', async ({
  page,
}) => {
  await openPage(page, WORKSITE);
  const slider = page.getByRole('slider', { name: /photo d’après/ });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '100\u00a0% d’après');
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '0\u00a0% d’après');
});

test('[CT-01] factories: the map, the steps and the plot fit a phone and are accessible', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/nos-usines');
  await expect(page.getByRole('table', { name: 'L’énergie des six usines' })).toContainText('33 100 MWh');
  expect(await overflow(page)).toBe(0);
  expect(await findAxeFindings(page, OWN_PART)).toEqual([]);
});

test('[CT-01] covers of catalogues: each opens a PDF', async ({ page, request }) => {
  await openPage(page, '/catalogues');
  const covers = page.getByRole('main').getByRole('link', { name: /PDF/ });
  await expect(covers).toHaveCount(8);
  const address = (await covers.first().getAttribute('href')) ?? '';
  const response = await request.get(address);
  expect(response.headers()['content-type']).toContain('application/pdf');
  expect((await response.body()).subarray(0, 4).toString()).toBe('%PDF');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[CT-01] worksite before and after: both pictures stand side by side', async ({ page }) => {
    await page.goto(WORKSITE);
    const pair = page.getByRole('figure').filter({ hasText: 'Avant' });
    await expect(pair.getByRole('img')).toHaveCount(2);
    await expect(pair.getByRole('slider')).toHaveCount(0);
  });
});
