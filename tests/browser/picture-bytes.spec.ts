import { expect, type Page } from '@playwright/test';
import { openPage } from './support/open-page.ts';
import { test } from './support/site-test.ts';

/** Kilobytes of pictures of a whole page at 1440 px, one pixel a point. */
const BUDGETS = [
  ['/', 600],
  ['/en/pro', 600],
  ['/nos-produits/chauffage-electrique/radiateurs-electriques', 500],
  ['/en/our-products/electric-heating', 500],
  ['/produit/lame', 700],
  ['/en/product/bise', 700],
] as const;
const KILOBYTE = 1000;
const STEP_PX = 450;

/** Scrolls to the end of the page, so that it loads its lazy pictures. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += STEP_PX) await page.mouse.wheel(0, STEP_PX);
  await page.waitForLoadState('networkidle');
}

for (const [path, budget] of BUDGETS)
  test(`${path}: its pictures weigh ${budget} kB at most`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.headers()['content-type']?.startsWith('image/'))
        sizes.push(response.body().then((body) => body.length));
    });
    await openPage(page, path);
    await scrollThrough(page);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(budget * KILOBYTE);
  });
