import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { loadVocabulary } from '#backoffice/shop/catalogue/load-catalogue.ts';
import { loadKeys } from '#backoffice/shop/load-keys.ts';
import type { CatalogueVocabulary } from '#shared/contract/shop/catalogue-desk.ts';

/** The words by which products are described, with the numbers of categories. */
export async function readVocabulary(db: Kysely<Schema>, siteId: number): Promise<CatalogueVocabulary> {
  const { vocabulary, categories } = await loadVocabulary(db, siteId);
  const { categoryKeys } = await loadKeys(db, siteId, { categories, products: [] });
  const ids = new Map([...categoryKeys].map(([id, key]) => [key, id]));
  return {
    types: [...vocabulary.types.values()].map(({ key, name }) => ({ value: key, name })),
    colours: [...vocabulary.colours.values()].map(({ key, name }) => ({ value: key, name })),
    categories: categories.flatMap(({ key, name, parent = null }) => {
      const id = ids.get(key);
      return id === undefined ? [] : [{ id, value: key, name, parent }];
    }),
    attributes: [...vocabulary.attributes.values()].map(({ code, kind, name, unit = null, options }) => ({
      code,
      kind,
      name,
      unit,
      options: options.map(({ value, name: label }) => ({ value, name: label })),
    })),
  };
}
