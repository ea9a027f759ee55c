import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { SalesPlan } from '#shared/domain/sales-plan.ts';
import type { TableChanges } from '../sync/sync-table.ts';
import type { Catalogue } from './catalogue.ts';
import { syncCategories, type CategoryIds } from './sync-categories.ts';
import { syncProducts } from './sync-products.ts';
import { syncRecords } from './sync-records.ts';
import { syncVocabulary } from './sync-vocabulary.ts';

export type CatalogueOptions = {
  siteId: number;
  plans: readonly SalesPlan[];
  /** Brand of products without their own. */
  brand: string;
  /** Sets the stock of variants that the database has. */
  withStock: boolean;
  /** Removes what the shop lacks; otherwise it is counted. */
  remove: boolean;
};

/**
 * Synchronises the database with a catalogue.
 * @param db a transaction
 * @returns ids of categories and products by key, and the changes
 */
export async function syncCatalogue(
  db: Kysely<Schema>,
  options: CatalogueOptions,
  catalogue: Catalogue,
): Promise<{ categories: CategoryIds; products: Map<string, number>; changes: TableChanges[] }> {
  const vocabulary = await syncVocabulary(db, catalogue.vocabulary, catalogue.products);
  const { ids, changes } = await syncCategories(db, options, catalogue);
  const products = await syncProducts(db, { ...options, categories: ids }, catalogue);
  return {
    categories: ids,
    products: products.ids,
    changes: [...vocabulary, ...changes, ...products.changes, await syncRecords(db, options, catalogue)],
  };
}
