import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Catalogue } from './catalogue.ts';
import { loadVariants } from './load-variants.ts';
import { createPackTexts } from './pack-texts.ts';
import { RECORD_SCHEMAS, type RecordKind } from './record-kinds.ts';

/**
 * Catalogue of a site, with prices and stock as orders and operators left them.
 * @throws z.ZodError for a stored record that the contract does not allow
 */
export async function loadCatalogue(db: Kysely<Schema>, siteId: number): Promise<Catalogue> {
  const products = await loadRecords(db, siteId, 'product', RECORD_SCHEMAS.product);
  return {
    ...(await loadVocabulary(db, siteId)),
    pushes: await loadRecords(db, siteId, 'push', RECORD_SCHEMAS.push),
    products: products.map(createPackTexts()),
    variants: await loadVariants(db, siteId, products),
  };
}

/** The words of a shop and its categories as they are stored. */
export async function loadVocabulary(
  db: Kysely<Schema>,
  siteId: number,
): Promise<Pick<Catalogue, 'vocabulary' | 'categories'>> {
  const attributes = await loadRecords(db, siteId, 'attribute', RECORD_SCHEMAS.attribute);
  const types = await loadRecords(db, siteId, 'type', RECORD_SCHEMAS.type);
  const colours = await loadRecords(db, siteId, 'colour', RECORD_SCHEMAS.colour);
  return {
    vocabulary: {
      attributes: new Map(attributes.map((record) => [record.code, record])),
      types: new Map(types.map((record) => [record.key, record])),
      colours: new Map(colours.map((record) => [record.key, record])),
    },
    categories: await loadRecords(db, siteId, 'category', RECORD_SCHEMAS.category),
  };
}

/** Stored records of a kind in their order. @throws z.ZodError for one that the schema does not allow */
export async function loadRecords<Entry>(
  db: Kysely<Schema>,
  siteId: number,
  kind: RecordKind,
  schema: z.ZodType<Entry>,
): Promise<Entry[]> {
  const rows = await db
    .selectFrom('shop_record')
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .orderBy('position')
    .select('record')
    .execute();
  return rows.map(({ record }) => schema.parse(JSON.parse(record)));
}
