import type { Page } from '@playwright/test';

/** Follows a link that an editor could have written. */
export async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((url) => {
    const link = document.createElement('a');
    link.href = url;
    document.querySelector('main')?.append(link);
    link.click();
  }, href);
}
