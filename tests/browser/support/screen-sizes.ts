import type { Page } from '@playwright/test';

export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 800, height: 1000 };
export const PHONE = { width: 360, height: 740 };
/** A page of 1280 px at 400 %. */
export const REFLOW = { width: 320, height: 640 };

/** Horizontal overflow of the page in px. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
