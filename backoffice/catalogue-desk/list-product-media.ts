import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { StoredGalleryPicture, StoredPicture } from '#backoffice/products/product-record.ts';
import { loadFiles } from '#backoffice/shop/media/load-files.ts';
import { labelOf } from '#backoffice/shop/pictures/encode-pictures.ts';
import { PICTURE } from '#backoffice/shop/pictures/read-pictures.ts';
import { picturesOf, readOwner } from '#backoffice/writes/media/picture-owners.ts';
import { toMediaRecord } from '#backoffice/writes/media/media-records.ts';
import { recordTag } from '#backoffice/writes/record-tag.ts';
import type { productMedia } from '#shared/contract/shop/catalogue-desk.ts';
import { smallPicture } from './small-picture.ts';

type Encoded = StoredPicture | StoredGalleryPicture;

/** Hash, width and extension of an encoded file. */
const SUFFIX = /-[^-]+-\d+\.[a-z]+$/;

/** Pictures of a product in the order of its page. @throws Failure 404 */
export async function listProductMedia(
  db: Kysely<Schema>,
  { siteId }: Scope,
  productId: number,
): Promise<z.output<typeof productMedia>> {
  const owner = await readOwner(db, siteId, productId);
  if (!owner) throw notFound();
  const files = new Map(
    (await loadFiles(db, siteId)).filter(({ path }) => PICTURE.test(path)).map((file) => [file.path, file]),
  );
  const shown = await picturesOf(db, siteId, owner, [...files.keys()]);
  const ids = await readIds(
    db,
    siteId,
    shown.map(({ file }) => file),
  );
  const encoded = await readEncoded(db, productId);
  const items = shown.flatMap(({ file: path }) => {
    const [file, id] = [files.get(path), ids.get(path)];
    if (!file || id === undefined) return [];
    const picture = encoded.find(({ url }) => nameOf(url) === labelOf(path));
    const record = toMediaRecord(file);
    return {
      ...record,
      id,
      picture: smallPicture(picture ?? null),
      etag: recordTag({ ...record, id }),
    };
  });
  return { items };
}

async function readIds(
  db: Kysely<Schema>,
  siteId: number,
  paths: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; path: string }>`
    select id, path from shop_file where site_id = ${siteId} and path = any(${[...paths]}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, path }) => [path, id]));
}

async function readEncoded(db: Kysely<Schema>, productId: number): Promise<Encoded[]> {
  const { rows } = await sql<{ data: Encoded }>`
    select data from product_gallery where product_id = ${productId}
    union all select data from product_picture where product_id = ${productId}`.execute(db);
  return rows.map(({ data }) => data);
}

function nameOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1).replace(SUFFIX, '');
}
