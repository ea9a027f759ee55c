import { expect, type Locator } from '@playwright/test';

/**
 * Waits until React has hydrated a control of a late part: before that, its form leads to another page, as without
 * scripts. React sets its own properties on elements that it has hydrated; nothing visible changes.
 */
export async function waitForPart(control: Locator): Promise<void> {
  await expect
    .poll(() =>
      control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
}
