import type { Page } from '@playwright/test';

/** Waits for two frames, so that work scheduled for the next frame is done. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
}
