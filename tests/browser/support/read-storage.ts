import type { Page } from '@playwright/test';

/** All browser storage that scripts of the page can read, as one text. */
export function readStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return [
      document.cookie,
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      ...databases.map(({ name }) => `database ${name ?? ''}`),
      ...(await caches.keys()).map((name) => `cache ${name}`),
      JSON.stringify(history.state),
    ].join('\n');
  });
}
