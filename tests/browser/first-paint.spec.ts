import { expect } from '@playwright/test';
import { holdResponses } from './support/hold-responses.ts';
import { waitForHydration } from './support/open-page.ts';
import { test } from './support/site-test.ts';

const PRODUCT = '/en/product/sas';

test('scripts: requested after the first paint', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  const letStylesCome = await holdResponses(page, /\.css$/);
  await page.goto(PRODUCT, { waitUntil: 'commit' });
  await expect.poll(() => scripts).toEqual([expect.stringContaining('/assets/start-')]);
  // Long after the first script, while style sheets and the paint are pending.
  await page.waitForTimeout(1000);
  expect(scripts).toHaveLength(1);
  letStylesCome();
  await waitForHydration(page);
  expect(scripts.length).toBeGreaterThan(3);
});

test('document: its end waits for the style sheets, so that form restoration causes one layout only', async ({
  page,
}) => {
  const ended = () =>
    page.evaluate(
      () => performance.getEntriesByType('navigation')[0]?.toJSON().domContentLoadedEventStart > 0,
    );
  const letStylesCome = await holdResponses(page, /\.css$/);
  await page.goto(PRODUCT, { waitUntil: 'commit' });
  // The last part of the document.
  await page.locator('#state').waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
  expect(await ended()).toBe(false);
  letStylesCome();
  await expect.poll(ended).toBe(true);
});

test('hidden page: does not wait for a paint', async ({ context, page }) => {
  await context.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    window.requestAnimationFrame = () => 0;
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe() {}
    };
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
});
