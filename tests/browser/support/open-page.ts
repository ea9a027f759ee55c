import type { Page, Response } from '@playwright/test';

/** Opens an address and waits for hydration and the router. Returns the server's response. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await waitForHydration(page);
  return response;
}

/**
 * The router is ready once it manages scroll restoration; pages with other headers, those of augmented
 * reality and of proposals, have none.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset['hydrated'] === 'true' &&
      (history.scrollRestoration === 'manual' ||
        /\/(?:ar|proposition|proposal)(?:\/|$)/.test(location.pathname)),
  );
}

/** Marks the document, so that a test can detect whether a navigation loaded a new one. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = 'true';
  });
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset['marked'] === 'true');
}
