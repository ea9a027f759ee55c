import type { Page } from '@playwright/test';

/** Until the page has drawn twice: what it does after its next frame is done. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
}
