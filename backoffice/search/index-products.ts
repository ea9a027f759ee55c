import type { Kysely } from 'kysely';
import { labelOf } from '#backoffice/database/labels.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { StoredCard, StoredTexts } from '#backoffice/products/product-record.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { amountKeywords } from './amounts.ts';
import { writeSearchDocuments } from './search-document.ts';

const PRODUCTS_AT_A_TIME = 500;
/** Kinds of facets whose options are words that people search for. Colours are on the card already. */
const SPOKEN_KINDS = new Set(['type', 'choice']);
/** The signature line is small and expensive, so general words list the other products first. */
const SIGNATURE_BOOST = 0.6;
const SIGNATURE_PLACE = 1_000_000;

type Keywords = Map<string, string[]>;

/**
 * Indexes products by their texts, categories, facets, outputs and capacities.
 * @param ids all by default
 * @param words `added` to the counts of words, or `counted` anew afterwards
 */
export async function indexProducts(
  db: Kysely<Schema>,
  siteId: number,
  ids?: readonly number[],
  words: 'added' | 'counted' = 'counted',
): Promise<void> {
  const chosen = ids ?? (await listIds(db, siteId));
  for (let from = 0; from < chosen.length; from += PRODUCTS_AT_A_TIME)
    await indexSome(db, siteId, chosen.slice(from, from + PRODUCTS_AT_A_TIME), words);
}

async function listIds(db: Kysely<Schema>, siteId: number): Promise<number[]> {
  const products = await db.selectFrom('product').select('id').where('site_id', '=', siteId).execute();
  return products.map(({ id }) => id);
}

async function indexSome(
  db: Kysely<Schema>,
  siteId: number,
  ids: number[],
  words: 'added' | 'counted',
): Promise<void> {
  const keywords: Keywords = new Map();
  await addCategoryNames(db, ids, keywords);
  await addFacets(db, ids, keywords);
  const rows = await db
    .selectFrom('product')
    .innerJoin('product_translation', 'product_id', 'product.id')
    .where('product.id', 'in', ids)
    .select(['product.id', 'sales_plan_ids', 'lang', 'name', 'card', 'texts', 'signature', 'position'])
    .execute();
  await writeSearchDocuments(
    db,
    rows.map((row) => {
      const card = row.card as StoredCard;
      const texts = row.texts as StoredTexts;
      return {
        siteId,
        lang: row.lang,
        entityType: 'product',
        entityId: row.id,
        salesPlanIds: row.sales_plan_ids,
        title: row.name,
        subtitle: card.subtitle,
        keywords: [
          ...(keywords.get(`${row.id} ${row.lang}`) ?? []),
          ...card.colours.map((colour) => colour.label),
          ...(row.signature ? ['Signature'] : []),
        ].join(' '),
        text: [texts.lead, texts.story.text, ...texts.points.map((point) => point.text)].join(' '),
        boost: row.signature ? SIGNATURE_BOOST : 1,
        place: row.position + (row.signature ? SIGNATURE_PLACE : 0),
      };
    }),
    words,
  );
}

async function addCategoryNames(db: Kysely<Schema>, ids: number[], keywords: Keywords): Promise<void> {
  const rows = await db
    .selectFrom('product_category')
    .innerJoin('category_translation', 'category_translation.category_id', 'product_category.category_id')
    .where('product_id', 'in', ids)
    .orderBy('product_category.category_id')
    .select(['product_id', 'lang', 'name'])
    .execute();
  for (const row of rows) add(keywords, row.product_id, row.lang, [row.name]);
}

async function addFacets(db: Kysely<Schema>, ids: number[], keywords: Keywords): Promise<void> {
  const rows = await db
    .selectFrom('product_facet')
    .leftJoin('attribute_option', (join) =>
      join
        .onRef('attribute_option.code', '=', 'product_facet.code')
        .onRef('attribute_option.value', '=', 'product_facet.value'),
    )
    .innerJoin('attribute', 'attribute.code', 'product_facet.code')
    .where('product_id', 'in', ids)
    .orderBy('product_facet.code')
    .orderBy('attribute_option.position')
    .orderBy('product_facet.value')
    .select([
      'product_id',
      'attribute.kind',
      'attribute.unit',
      'product_facet.value',
      'attribute_option.labels',
    ])
    .execute();
  for (const row of rows) {
    for (const lang of LOCALES) {
      add(keywords, row.product_id, lang, wordsOf(row, lang));
    }
  }
}

/** Amounts have no option of their own in a facet of spans. */
function wordsOf(facet: { kind: string; unit: string | null; value: string; labels: unknown }, lang: Locale) {
  if (!SPOKEN_KINDS.has(facet.kind)) return amountKeywords(facet.unit, facet.value);
  return facet.labels ? [labelOf(facet.labels, lang)] : [];
}

function add(keywords: Keywords, productId: number, lang: string, words: string[]): void {
  const key = `${productId} ${lang}`;
  keywords.set(key, [...(keywords.get(key) ?? []), ...words]);
}
