import { expect } from '@playwright/test';
import { MAINTENANCE_URL } from './support/addresses.ts';
import { test } from './support/site-test.ts';

test.describe('under maintenance', () => {
  test.use({ ownOrigin: MAINTENANCE_URL });

  test('[RT-54, GD-02] every address: redirects to the maintenance page of its language', async ({
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
