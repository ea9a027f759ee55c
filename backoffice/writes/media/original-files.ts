import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { placeOf } from '#backoffice/shop/media/store-files.ts';

const ORIGINALS = 'originals/';

/** Bytes of a stored file. */
export type StoredOriginal = { hash: string; bytes: number; stored: string };

/** Stores the content of a file under its hash, where imports store originals. */
export async function storeOriginal(
  content: Buffer,
  path: string,
  mediaFolder: string,
): Promise<StoredOriginal> {
  const hash = createHash('sha256').update(content).digest('hex');
  const stored = placeOf(path, hash);
  const target = join(mediaFolder, stored);
  if ((await stat(target).catch(() => undefined))?.size !== content.length) {
    const part = `${target}.${randomUUID()}.part`;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(part, content);
    await rename(part, target);
  }
  return { hash, bytes: content.length, stored };
}

/** Encoded files of the pictures that products and rooms show, below the media address. */
export async function listEncoded(
  db: Kysely<Schema>,
  { productIds, scenes }: { productIds: readonly number[]; scenes: readonly string[] },
): Promise<string[]> {
  const products = sql`any(${[...productIds]}::integer[])`;
  const { rows } = await sql<{ url: string }>`
    select distinct source ->> 'url' as url from (
      select data from product_picture where product_id = ${products}
      union all select data from product_gallery where product_id = ${products}
      union all select data from scene where name = any(${[...scenes]}::text[])
    ) as shown, jsonb_array_elements(data -> 'srcset') as source`.execute(db);
  return rows.map(({ url }) => url);
}

/** Removes what a write has left behind: originals without a record, and files of pictures that no page shows. */
export async function removeUnused(
  db: Kysely<Schema>,
  mediaFolder: string,
  { stored, encoded }: { stored: readonly string[]; encoded: readonly string[] },
): Promise<void> {
  const isStored = sql`select from shop_file where shop_file.stored = given.path`;
  const { rows } = await sql<{ path: string }>`
    select given.path from unnest(${stored.filter((path) => path.startsWith(ORIGINALS))}::text[]) as given (path)
    where not exists (${isStored})
    union all
    select given.path from unnest(${[...encoded]}::text[]) as given (path)
    where not (exists (${isStored}) or ${isShown('product_picture')} or ${isShown('product_gallery')} or ${isShown('scene')})`.execute(
    db,
  );
  for (const { path } of rows) await rm(join(mediaFolder, path), { force: true });
}

/** True if a table shows the encoded picture `given.path`. */
function isShown(table: 'product_picture' | 'product_gallery' | 'scene') {
  return sql`exists (
    select from ${sql.table(table)}
    where data -> 'srcset' @> jsonb_build_array(jsonb_build_object('url', given.path)))`;
}
