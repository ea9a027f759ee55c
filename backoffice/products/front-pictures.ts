import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { DrawingData } from '#shared/contract/drawing.ts';
import type { StoredPicture } from './product-record.ts';

/** A product in one colour and one size; `null` for a size that is unknown. */
export type Front = { productId: number } & Pick<DrawingData, 'colour'> & {
    width: number | null;
    height: number | null;
  };

/**
 * The pictures of products in one colour each, of the size nearest to the one requested. Pages show another size only
 * where it has the same proportions, or where the product has no drawing.
 * @returns in the order of `fronts`
 */
export async function readFrontPictures(
  db: Kysely<Schema>,
  fronts: readonly Front[],
): Promise<(StoredPicture | null)[]> {
  const requested = fronts.map(({ productId, colour, width, height }, index) => ({
    index,
    product_id: productId,
    colour,
    width,
    height,
  }));
  const { rows } = await sql<{ index: number; data: StoredPicture }>`
    select requested.index, picture.data
    from jsonb_to_recordset(${JSON.stringify(requested)}::jsonb) as requested (index integer, product_id integer,
      colour text, width double precision, height double precision)
    cross join lateral (
      select data from product_picture
      where product_picture.product_id = requested.product_id and product_picture.colour = requested.colour
      order by abs(product_picture.width - requested.width) + abs(product_picture.height - requested.height)
      limit 1
    ) as picture`.execute(db);
  const found = new Map(rows.map(({ index, data }) => [index, data]));
  return fronts.map((_front, index) => found.get(index) ?? null);
}
