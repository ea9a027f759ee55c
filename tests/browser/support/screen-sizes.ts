import type { Page } from '@playwright/test';

export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 800, height: 1000 };
export const PHONE = { width: 360, height: 740 };
/** A page of 1280 px enlarged to 400 %. */
export const REFLOW = { width: 320, height: 640 };

/** How far, in px, the page can be scrolled sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
