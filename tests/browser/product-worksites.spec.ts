import { expect } from '@playwright/test';
import { openPage } from './support/open-page.ts';
import { overflow, PHONE } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

test('[PR-02] product: reports on worksites that have it, the newest first; none, no section', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/produit/lame');
  const section = page.getByRole('region', { name: 'Vu sur les chantiers' });
  await expect(section.getByText('Tours, 2025')).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await section.getByRole('link', { name: 'Trois pièces, cinq appareils, une journée' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Trois pièces, cinq appareils, une journée',
  );
  await page.goBack();
  await expect(section).toBeVisible();
  await openPage(page, '/produit/bise');
  await expect(page.getByRole('region', { name: 'Vu sur les chantiers' })).toHaveCount(0);
});
