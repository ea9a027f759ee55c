import type { Locator, Page } from '@playwright/test';

type FindText = Page['getByText'];

/** The live region repeats visible text for a second; tests that search for a text mean the visible one. */
const SHOWN = ':not([data-live-region] *)';
const patched = new WeakSet<object>();

/** Makes `getByText` of a page and of all locators ignore live regions. */
export function findShownTextsOnly(page: Page): void {
  patch(page, (found) => found.and(page.locator(SHOWN)));
  const locators = Object.getPrototypeOf(page.locator('html')) as { getByText: FindText };
  patch(locators, (found) => found.and(found.page().locator(SHOWN)));
}

function patch(target: { getByText: FindText }, narrow: (found: Locator) => Locator): void {
  if (patched.has(target)) return;
  patched.add(target);
  const { getByText } = target;
  target.getByText = function findShown(this: Locator | Page, ...args: Parameters<FindText>) {
    return narrow(getByText.apply(this as Page, args));
  };
}
