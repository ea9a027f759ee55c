import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { assignPictures, stemOf, type PictureSubject } from '#backoffice/shop/pictures/assign-pictures.ts';
import { pictureSubject } from '#backoffice/shop/pictures/picture-subject.ts';
import { findNearest } from '#backoffice/shop/files/issue-finding.ts';
import { readStoredProducts } from '#backoffice/writes/shop/stored-products.ts';
import { productRecord, type ProductRecord } from '#shared/contract/shop/product-record.ts';

/** A product that pictures show. */
export type PictureOwner = { id: number; subject: PictureSubject };

const NUMBER = /[-_ ]\d{1,3}$/;

/** The product that a picture shows by its name. */
export async function findOwner(
  db: Kysely<Schema>,
  siteId: number,
  path: string,
): Promise<PictureOwner | undefined> {
  const owners = await readOwners(db, siteId, [path]);
  const { pictures } = assignPictures([path], subjectsOf(owners));
  return owners.find(({ subject }) => subject.key === pictures[0]?.key);
}

/** A product by its number. */
export async function readOwner(
  db: Kysely<Schema>,
  siteId: number,
  id: number,
): Promise<PictureOwner | undefined> {
  const [stored] = await readStoredProducts(db, siteId, { id, page: 1, perPage: 1 });
  return stored && (await toOwner(db, id, stored.product));
}

/** The key of a product that the name of a picture probably means. */
export async function findNearKey(
  db: Kysely<Schema>,
  siteId: number,
  path: string,
): Promise<string | undefined> {
  const rows = await db
    .selectFrom('shop_record')
    .where('site_id', '=', siteId)
    .where('kind', '=', 'product')
    .select('key')
    .execute();
  return findNearest(
    stemOf(path).replace(NUMBER, ''),
    rows.map(({ key }) => key),
  );
}

/** Lists the pictures that show a product, in their order. Another product may have the whole name. */
export async function picturesOf(
  db: Kysely<Schema>,
  siteId: number,
  owner: PictureOwner,
  paths: readonly string[],
) {
  const others = (await readOwners(db, siteId, paths)).filter(({ id }) => id !== owner.id);
  const { pictures } = assignPictures(paths, subjectsOf([owner, ...others]));
  return pictures.filter(({ key }) => key === owner.subject.key);
}

function subjectsOf(owners: readonly PictureOwner[]): PictureSubject[] {
  return owners.map(({ subject }) => subject);
}

/** The products that pictures may show. Names have a number at their end, or none. */
async function readOwners(
  db: Kysely<Schema>,
  siteId: number,
  paths: readonly string[],
): Promise<PictureOwner[]> {
  const names = paths.map(stemOf).flatMap((stem) => [stem, stem.replace(NUMBER, '')]);
  if (names.length === 0) return [];
  const named = sql`any(${[...new Set(names)]}::text[])`;
  const { rows } = await sql<{ id: number; record: string }>`
    select product.id, stored.record from product
    join shop_record as stored on stored.site_id = product.site_id and stored.kind = 'product'
      and (stored.record::jsonb) ->> 'reference' = product.reference
    where product.site_id = ${siteId} and (
      stored.key = ${named}
      or exists (
        select from jsonb_array_elements_text((stored.record::jsonb) -> 'colours') as colour
        where stored.key || '-' || colour = ${named})
      or exists (select from variant where product_id = product.id and lower(variant.reference) = ${named}))
    order by product.position, product.id`.execute(db);
  const owners: PictureOwner[] = [];
  for (const { id, record } of rows)
    owners.push(await toOwner(db, id, productRecord.parse(JSON.parse(record))));
  return owners;
}

async function toOwner(db: Kysely<Schema>, id: number, product: ProductRecord): Promise<PictureOwner> {
  const variants = await db
    .selectFrom('variant')
    .where('product_id', '=', id)
    .orderBy('position')
    .select(['reference', 'colour'])
    .execute();
  return { id, subject: pictureSubject(product, variants) };
}
