import type { Page } from '@playwright/test';
import {
  designSystemUrl,
  readOptions,
  type DesignSystemOptions,
} from '#client/design-system/design-system-options.ts';
import { DESIGN_SYSTEM_URL } from './addresses.ts';

/** Options of design system tests instead of the site's address. */
export const ON_DESIGN_SYSTEM = { baseURL: DESIGN_SYSTEM_URL, ownOrigin: DESIGN_SYSTEM_URL };

/** Opens the design system; with scripts, waits for hydration. */
export async function openDesignSystem(page: Page, change: Partial<DesignSystemOptions> = {}): Promise<void> {
  await page.goto(designSystemUrl(readOptions(new URLSearchParams()), change), { waitUntil: 'networkidle' });
}
