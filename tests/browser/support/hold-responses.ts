import { once } from 'node:events';
import type { Page } from '@playwright/test';

/** Holds the responses of some addresses back until the returned function is called. */
export async function holdResponses(page: Page, url: RegExp): Promise<() => void> {
  const gate = new AbortController();
  await page.route(url, async (route) => {
    if (!gate.signal.aborted) await once(gate.signal, 'abort');
    await route.continue();
  });
  return () => gate.abort();
}
