import { once } from 'node:events';
import type { Page } from '@playwright/test';

/** Keeps the answers to some addresses back until what it gives is called. */
export async function holdAnswers(page: Page, url: RegExp): Promise<() => void> {
  const gate = new AbortController();
  await page.route(url, async (route) => {
    if (!gate.signal.aborted) await once(gate.signal, 'abort');
    await route.continue();
  });
  return () => gate.abort();
}
