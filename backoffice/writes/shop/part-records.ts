import { sql, type Kysely, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { containsText } from '#backoffice/database/contains-text.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest, recordInUse, type ReferringRecord } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { indexParts } from '#backoffice/search/index-parts.ts';
import { isEan } from '#backoffice/shop/parts/is-ean.ts';
import { plainTranslations, readPlainText, typesetTranslations } from '#backoffice/shop/translations.ts';
import type { PageOfList } from '#backoffice/writes/record-store.ts';
import { PART_KINDS, PART_STATUSES } from '#shared/contract/shop/part-record.ts';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { LOCALES } from '#shared/locale.ts';
import { readNumbers, readReferencesOf, requireKnown } from './read-references.ts';
import { searchedLabel } from './searched-label.ts';
import { tableRecords } from './table-records.ts';
import { writePartRows } from './write-part-rows.ts';

type PartRecord = ShopRecordOf<'part'>;

const GRAMS_PER_KILOGRAM = 1000;
const kinds = z.enum(PART_KINDS);
const statuses = z.enum(PART_STATUSES);

export const partFamilyRecords = tableRecords<'part_family', ShopRecordOf<'part/family'>>({
  table: 'part_family',
  order: ['position', 'code'],
  unique: { field: 'code', column: 'code' },
  toRecords: async (_db, _scope, rows) =>
    rows.map(({ id, code, labels, position }) => ({ id, code, name: plainTranslations(labels), position })),
  toRow: async (db, scope, { code, name, position }, id) => {
    if (id !== undefined && (await findPartOfFamily(db, scope, id, code)))
      throw invalidRequest({ code: 'not_allowed' });
    return { code, position, labels: typesetTranslations(name) };
  },
  checkRemoval: async (db, scope, id) => {
    const part = await findPartOfFamily(db, scope, id);
    if (part) throw recordInUse({ resource: 'part', ...part });
  },
  afterSave: async (db, { siteId }, { code }) => {
    await indexParts(db, siteId, { family: code });
  },
});

/** Spare parts and accessories with the products that have them; the search finds each write at once. */
export const partRecords = tableRecords<'part', PartRecord>({
  table: 'part',
  order: ['reference'],
  unique: { field: 'reference', column: 'reference' },
  filter: matches,
  toRecords: async (db, _scope, rows) => {
    const fits = await readFits(
      db,
      rows.map(({ id }) => id),
    );
    const next = await readReferencesOf(
      db,
      'part',
      rows.map((row) => row.replaced_by_id),
    );
    return rows.map((row) => ({
      id: row.id,
      reference: row.reference,
      kind: kinds.parse(row.kind),
      family: row.family,
      name: plainTranslations(row.names),
      category: row.category_id,
      ean: row.ean,
      price: row.price,
      eco: row.eco,
      weight: row.weight / GRAMS_PER_KILOGRAM,
      stock: row.stock,
      low_stock: row.low_stock,
      status: statuses.parse(row.status),
      delay: row.delay_days,
      old_references: row.old_references,
      replaced_by: row.replaced_by_id === null ? null : (next.get(row.replaced_by_id) ?? null),
      reason: row.replaced_why === null ? null : plainTranslations(row.replaced_why),
      products: fits.get(row.id) ?? [],
    }));
  },
  toRow: async (db, scope, record, id) => {
    await requireKnown(db, scope, [
      { kind: 'category', value: record.category, path: 'category' },
      ...record.products.map(
        ({ product }, index) =>
          ({ kind: 'product', value: product, path: `products.${index}.product` }) as const,
      ),
    ]);
    if (record.ean !== '' && !isEan(record.ean)) throw invalidRequest({ ean: 'invalid_ean' });
    await requireFamily(db, scope, record.family);
    requireOnce(record.products);
    return {
      category_id: record.category,
      kind: record.kind,
      family: record.family,
      reference: record.reference,
      ean: record.ean,
      old_references: record.old_references,
      names: typesetTranslations(record.name),
      price: record.price,
      eco: record.eco,
      weight: Math.round(record.weight * GRAMS_PER_KILOGRAM),
      stock: record.stock,
      low_stock: record.low_stock,
      status: record.status,
      delay_days: record.delay,
      replaced_by_id: await findReplacement(db, scope, record, id),
      replaced_why: record.reason === null ? null : typesetTranslations(record.reason),
    };
  },
  afterSave: async (db, scope, saved) => {
    await writePartRows(db, scope, saved);
    await sql`update category set rechange = true where id = ${saved.category} and not rechange`.execute(db);
    await indexParts(db, scope.siteId, { id: saved.id });
  },
  checkRemoval: async (db, scope, id) => {
    const user = (await findViewOf(db, scope, id)) ?? (await findReplacedBy(db, scope, id));
    if (user) throw recordInUse(user);
  },
  afterRemove: async (db, _scope, id) => {
    await db
      .deleteFrom('search_document')
      .where('entity_type', '=', 'part')
      .where('entity_id', '=', id)
      .execute();
  },
});

/** Condition of the filters of a list. */
function matches({ q, family, status, references }: PageOfList): RawBuilder<unknown> {
  const former = sql`array_to_string(old_references, ' ')`;
  const conditions = [
    ...(q === undefined
      ? []
      : [
          containsText(q, [
            'reference',
            'ean',
            former,
            ...LOCALES.map((lang) => searchedLabel('names', lang)),
          ]),
        ]),
    ...(family === undefined ? [] : [sql`family = ${family}`]),
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(references === undefined ? [] : [sql`reference = any(${references}::text[])`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** An exploded view that shows a part. */
async function findViewOf(
  db: Kysely<Schema>,
  { lang }: Scope,
  id: number,
): Promise<ReferringRecord | undefined> {
  const view = await db
    .selectFrom('exploded_view_part')
    .innerJoin('exploded_view', 'exploded_view.id', 'view_id')
    .where('part_id', '=', id)
    .orderBy('view_id')
    .select(['exploded_view.id', 'titles'])
    .executeTakeFirst();
  return view && { resource: 'eclate', id: view.id, name: readPlainText(view.titles, lang) };
}

/** A part that this one replaces. */
async function findReplacedBy(
  db: Kysely<Schema>,
  { lang }: Scope,
  id: number,
): Promise<ReferringRecord | undefined> {
  const part = await db
    .selectFrom('part')
    .where('replaced_by_id', '=', id)
    .orderBy('id')
    .select(['id', 'names'])
    .executeTakeFirst();
  return part && { resource: 'part', id: part.id, name: readPlainText(part.names, lang) };
}

/** A part of the family. @param code that the family is going to have */
async function findPartOfFamily(
  db: Kysely<Schema>,
  { siteId, lang }: Scope,
  id: number,
  code?: string,
): Promise<{ id: number; name: string } | undefined> {
  const part = await db
    .selectFrom('part_family')
    .innerJoin('part', (join) =>
      join.onRef('part.site_id', '=', 'part_family.site_id').onRef('part.family', '=', 'part_family.code'),
    )
    .where('part_family.site_id', '=', siteId)
    .where('part_family.id', '=', id)
    .$if(code !== undefined, (query) => query.where('part_family.code', '!=', code ?? ''))
    .orderBy('part.id')
    .select(['part.id', 'part.names'])
    .executeTakeFirst();
  return part && { id: part.id, name: readPlainText(part.names, lang) };
}

async function readFits(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<Map<number, PartRecord['products']>> {
  const fits = new Map<number, PartRecord['products']>(ids.map((id) => [id, []]));
  if (ids.length === 0) return fits;
  const rows = await db
    .selectFrom('part_product')
    .innerJoin('product', 'product.id', 'product_id')
    .where('part_id', 'in', ids)
    .orderBy('product_id')
    .select([
      'part_id',
      'product.reference as product',
      'quantity',
      'year_from',
      'year_to',
      'serial_from',
      'serial_to',
    ])
    .execute();
  for (const { part_id: id, ...fit } of rows) fits.get(id)?.push(fit);
  return fits;
}

/** @throws Failure 400 */
async function requireFamily(db: Kysely<Schema>, { siteId }: Scope, code: string): Promise<void> {
  const family = await db
    .selectFrom('part_family')
    .where('site_id', '=', siteId)
    .where('code', '=', code)
    .select('code')
    .executeTakeFirst();
  if (!family) throw invalidRequest({ family: 'unknown' });
}

/** @throws Failure 400 for a product that is listed twice */
function requireOnce(fits: PartRecord['products']): void {
  const all = fits.map(({ product }) => product);
  const index = all.findIndex((product, place) => all.indexOf(product) < place);
  if (index !== -1) throw invalidRequest({ [`products.${index}.product`]: 'repeated' });
}

/** Number of the part that replaces it. @throws Failure 400 for an unknown part, or a circle of replacements */
async function findReplacement(
  db: Kysely<Schema>,
  scope: Scope,
  { replaced_by: reference }: PartRecord,
  own: number | undefined,
): Promise<number | null> {
  if (reference === null) return null;
  const next = (await readNumbers(db, 'part', scope, [reference])).get(reference);
  if (next === undefined) throw invalidRequest({ replaced_by: 'unknown' });
  if (own === undefined) return next;
  const { rows } = await sql<{ id: number }>`
    with recursive later as (
      select id, replaced_by_id from part where id = ${next}
      union select part.id, part.replaced_by_id from part join later on part.id = later.replaced_by_id
    ) select id from later where id = ${own}`.execute(db);
  if (rows.length > 0) throw invalidRequest({ replaced_by: 'loop' });
  return next;
}
