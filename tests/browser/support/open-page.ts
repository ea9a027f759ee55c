import type { Page, Response } from '@playwright/test';

/** Opens an address and waits until the page lives: hydrated, its router at work. Gives what the server answered. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await waitForLife(page);
  return answer;
}

/**
 * The router is there once it keeps the places of the history itself; pages with headers of their own, those of
 * augmented reality and of proposals, have none.
 */
export async function waitForLife(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset['hydrated'] === 'true' &&
      (history.scrollRestoration === 'manual' ||
        /\/(?:ar|proposition|proposal)(?:\/|$)/.test(location.pathname)),
  );
}

/** Marks the document, so that a test can tell whether a navigation made a new one. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = 'true';
  });
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset['marked'] === 'true');
}
