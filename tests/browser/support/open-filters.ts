import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the sheet of a list's facets, unless it is open. Returns it. */
export async function openFilters(page: Page): Promise<Locator> {
  const sheet = page.locator('#facet-panel');
  if (!(await sheet.isVisible())) {
    await page.locator('main [popovertarget="facet-panel"]').first().click();
    await expect(sheet).toBeVisible();
  }
  return sheet;
}

/** Closes the sheet of the facets with Escape. */
export async function closeFilters(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('#facet-panel')).toBeHidden();
}
