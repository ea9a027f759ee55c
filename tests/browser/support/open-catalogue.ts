import type { Page } from '@playwright/test';
import { catalogueUrl, readOptions, type CatalogueOptions } from '#client/catalogue/catalogue-options.ts';
import { CATALOGUE_URL } from './addresses.ts';

/** What tests of the catalogue use instead of the site's address. */
export const ON_CATALOGUE = { baseURL: CATALOGUE_URL, ownOrigin: CATALOGUE_URL };

/** Opens the catalogue of components; waits, where there are scripts, until they have taken over. */
export async function openCatalogue(page: Page, change: Partial<CatalogueOptions> = {}): Promise<void> {
  await page.goto(catalogueUrl(readOptions(new URLSearchParams()), change), { waitUntil: 'networkidle' });
}
