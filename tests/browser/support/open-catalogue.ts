import type { Page } from '@playwright/test';
import { catalogueUrl, readOptions, type CatalogueOptions } from '#client/catalogue/catalogue-options.ts';
import { CATALOGUE_URL } from './addresses.ts';

/** Options of design system tests instead of the site's address. */
export const ON_CATALOGUE = { baseURL: CATALOGUE_URL, ownOrigin: CATALOGUE_URL };

/** Opens the design system; with scripts, waits for hydration. */
export async function openCatalogue(page: Page, change: Partial<CatalogueOptions> = {}): Promise<void> {
  await page.goto(catalogueUrl(readOptions(new URLSearchParams()), change), { waitUntil: 'networkidle' });
}
