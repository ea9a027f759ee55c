import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { containsText } from '#backoffice/database/contains-text.ts';
import { labelOf } from '#backoffice/database/labels.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { syncTable } from '#backoffice/shop/sync/sync-table.ts';
import { plainTranslations, typesetTranslations } from '#backoffice/shop/translations.ts';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { LOCALES } from '#shared/locale.ts';
import { readNumbers, requireKnown } from './read-references.ts';
import { searchedLabel } from './searched-label.ts';
import { tableRecords } from './table-records.ts';

type ViewRecord = ShopRecordOf<'eclate'>;

const image = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.object({ fr: z.string(), en: z.string() }),
});

const byNumber = new Intl.Collator('en', { numeric: true });

/** Exploded views with their products and numbered parts. */
export const viewRecords = tableRecords<'exploded_view', ViewRecord>({
  table: 'exploded_view',
  order: ['position', 'code'],
  unique: { field: 'code', column: 'code' },
  filter: ({ q }) =>
    q === undefined
      ? sql`true`
      : sql`(${containsText(q, ['code', ...LOCALES.map((lang) => searchedLabel('titles', lang))])} or exists (
          select from exploded_view_product join product on product.id = product_id
          where view_id = exploded_view.id and ${containsText(q, ['product.reference'])}))`,
  toRecords: async (db, _scope, rows) => {
    const ids = rows.map(({ id }) => id);
    const products = await readProducts(db, ids);
    const parts = await readParts(db, ids);
    return rows.map((row) => {
      const { url, width, height, alt } = image.parse(row.image);
      const shown = products.filter(({ view_id: id }) => id === row.id);
      return {
        id: row.id,
        code: row.code,
        category: row.category_id,
        products: shown.map(({ reference }) => reference),
        year_from: shown[0]?.year_from ?? new Date().getFullYear(),
        year_to: shown[0]?.year_to ?? null,
        slug: { fr: labelOf(row.slugs, 'fr'), en: labelOf(row.slugs, 'en') },
        title: plainTranslations(row.titles),
        image: url,
        width,
        height,
        alt: plainTranslations(alt),
        position: row.position,
        parts: parts
          .filter(({ view_id: id }) => id === row.id)
          .map(({ view_id: _view, ...part }) => part)
          .toSorted((a, b) => byNumber.compare(a.number, b.number)),
      };
    });
  },
  toRow: async (db, scope, record) => {
    await requireKnown(db, scope, [
      { kind: 'category', value: record.category, path: 'category' },
      ...record.products.map(
        (value, index) => ({ kind: 'product', value, path: `products.${index}` }) as const,
      ),
    ]);
    await requireParts(db, scope, record.parts);
    return {
      category_id: record.category,
      code: record.code,
      slugs: record.slug,
      titles: typesetTranslations(record.title),
      image: {
        url: record.image,
        webp: record.image.replace(/\.avif$/, '.webp'),
        width: record.width,
        height: record.height,
        alt: typesetTranslations(record.alt),
      },
      position: record.position,
    };
  },
  afterSave: async (db, scope, { id, products, parts, year_from: yearFrom, year_to: yearTo }) => {
    const productIds = await readNumbers(db, 'product', scope, products);
    const partIds = await readNumbers(
      db,
      'part',
      scope,
      parts.map(({ part }) => part),
    );
    const owners = { column: 'view_id', ids: [id] };
    await syncTable(db, {
      table: 'exploded_view_product',
      key: ['view_id', 'product_id'],
      owners,
      rows: [...productIds.values()].map((productId) => ({
        view_id: id,
        product_id: productId,
        year_from: yearFrom,
        year_to: yearTo,
      })),
      remove: true,
    });
    await syncTable(db, {
      table: 'exploded_view_part',
      key: ['view_id', 'position'],
      owners,
      rows: parts.map(({ number, part, ...fields }) => ({
        ...fields,
        view_id: id,
        part_id: partIds.get(part),
        position: number,
      })),
      remove: true,
    });
  },
});

async function readProducts(db: Kysely<Schema>, ids: readonly number[]) {
  return db
    .selectFrom('exploded_view_product')
    .innerJoin('product', 'product.id', 'product_id')
    .where('view_id', 'in', [0, ...ids])
    .orderBy('product_id')
    .select(['view_id', 'reference', 'year_from', 'year_to'])
    .execute();
}

async function readParts(db: Kysely<Schema>, ids: readonly number[]) {
  return db
    .selectFrom('exploded_view_part')
    .innerJoin('part', 'part.id', 'part_id')
    .where('view_id', 'in', [0, ...ids])
    .select(['view_id', 'position as number', 'reference as part', 'quantity', 'x', 'y', 'r'])
    .execute();
}

/** @throws Failure 400 for unknown parts and for numbers that occur twice */
async function requireParts(db: Kysely<Schema>, scope: Scope, parts: ViewRecord['parts']): Promise<void> {
  const known = await readNumbers(
    db,
    'part',
    scope,
    parts.map(({ part }) => part),
  );
  const numbers = parts.map(({ number }) => number);
  const errors = parts.flatMap(({ part, number }, index): [string, string][] => [
    ...(known.has(part) ? [] : [[`parts.${index}.part`, 'unknown'] satisfies [string, string]]),
    ...(numbers.indexOf(number) < index
      ? [[`parts.${index}.number`, 'repeated'] satisfies [string, string]]
      : []),
  ]);
  if (errors.length > 0) throw invalidRequest(Object.fromEntries(errors));
}
