import type { Kysely } from 'kysely';
import { z } from 'zod';
import { labelOf } from '#backoffice/database/labels.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { readPlainText } from '#backoffice/shop/translations.ts';
import type { PartKeys } from './load-parts.ts';
import type { PositionRecord, ViewRecord } from './part-record.ts';
import type { ViewRecords } from './read-views.ts';

const image = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.object({ fr: z.string(), en: z.string() }),
});

/** Reads the exploded views of a site as records. `categoryKeys`, `productKeys`: by id. */
export async function loadViews(db: Kysely<Schema>, keys: PartKeys): Promise<ViewRecords> {
  return { views: await loadViewRows(db, keys), positions: await loadPositions(db, keys.siteId) };
}

async function loadViewRows(
  db: Kysely<Schema>,
  { siteId, categoryKeys, productKeys }: PartKeys,
): Promise<ViewRecord[]> {
  const products = await db.selectFrom('exploded_view_product').orderBy('product_id').selectAll().execute();
  const rows = await db
    .selectFrom('exploded_view')
    .where('site_id', '=', siteId)
    .orderBy('position')
    .orderBy('code')
    .selectAll()
    .execute();
  return rows.map((row) => {
    const shown = products.filter(({ view_id: id }) => id === row.id);
    const { url, width, height, alt } = image.parse(row.image);
    return {
      code: row.code,
      category: categoryKeys.get(row.category_id) ?? '',
      products: shown.flatMap(({ product_id: id }) => productKeys.get(id) ?? []),
      year_from: shown[0]?.year_from ?? new Date().getFullYear(),
      year_to: shown[0]?.year_to ?? null,
      'slug.fr': labelOf(row.slugs, 'fr'),
      'slug.en': labelOf(row.slugs, 'en'),
      'title.fr': readPlainText(row.titles, 'fr'),
      'title.en': readPlainText(row.titles, 'en'),
      image: url,
      width,
      height,
      'alt.fr': readPlainText(alt, 'fr'),
      'alt.en': readPlainText(alt, 'en'),
    };
  });
}

async function loadPositions(db: Kysely<Schema>, siteId: number): Promise<PositionRecord[]> {
  const rows = await db
    .selectFrom('exploded_view_part')
    .innerJoin('exploded_view', 'exploded_view.id', 'exploded_view_part.view_id')
    .innerJoin('part', 'part.id', 'exploded_view_part.part_id')
    .where('exploded_view.site_id', '=', siteId)
    .select([
      'exploded_view.code',
      'exploded_view.position as place',
      'exploded_view_part.position',
      'part.reference',
      'exploded_view_part.quantity',
      'x',
      'y',
      'r',
    ])
    .execute();
  const byNumber = new Intl.Collator('en', { numeric: true });
  return rows
    .toSorted(
      (a, b) =>
        a.place - b.place || byNumber.compare(a.code, b.code) || byNumber.compare(a.position, b.position),
    )
    .map(({ code, position, reference, quantity, x, y, r }) => ({
      view: code,
      number: position,
      part: reference,
      quantity,
      x,
      y,
      r,
    }));
}
