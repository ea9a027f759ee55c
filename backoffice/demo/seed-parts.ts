import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { plateKey } from '#shared/domain/plate-key.ts';
import { searchKey } from '#shared/domain/text-keys.ts';
import { LOCALES } from '#shared/locale.ts';
import type { Catalogue } from '#backoffice/shop/catalogue/catalogue.ts';
import type { CategoryIds } from '#backoffice/shop/catalogue/sync-categories.ts';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import { demoEan } from './demo-ean.ts';
import { insertInChunks } from '#backoffice/database/insert-in-chunks.ts';
import { makeAccessories } from './parts/make-accessories.ts';
import { makeParts, type DemoFit, type DemoPart } from './parts/make-parts.ts';
import { familyLabel } from '#backoffice/parts/family-labels.ts';
import { readSchemaManifest } from './parts/schema-manifest.ts';
import { readProductIds } from './read-product-ids.ts';
import { seedExplodedViews } from './seed-exploded-views.ts';
import { typeset } from '#shared/domain/typeset.ts';

/** Category of the signature line's parts, which are sold among those of radiators. */
const SIGNATURE_HOME = 'radiators';
const SIGNATURE = 'signature';

/** Creates spare parts and accessories with their products and search keys, and the exploded views. */
export async function seedParts(
  db: Kysely<Schema>,
  siteId: number,
  categories: CategoryIds,
  catalogue: Pick<Catalogue, 'products' | 'vocabulary'>,
): Promise<void> {
  const { products } = catalogue;
  const spares = makeParts(catalogue);
  const accessories = makeAccessories(products);
  const parts = [...spares.parts, ...accessories.parts];
  const fits = [...spares.fits, ...accessories.fits];
  const homes = new Map(products.map((product) => [product.key, homeOf(product, categories)]));
  const rows = parts.map((part) => partRow(part, siteId, homes.get(part.home) ?? 0));
  await insertInChunks(rows, (chunk) => db.insertInto('part').values(chunk).execute());
  const ids = new Map(
    (await db.selectFrom('part').select(['id', 'reference']).where('site_id', '=', siteId).execute()).map(
      (row) => [row.reference, row.id],
    ),
  );
  await linkReplacements(db, parts, ids);
  await seedFits(db, fits, ids);
  await seedKeys(db, parts, fits, { ids, products });
  const used = new Set(homes.values());
  await db
    .updateTable('category')
    .set({ rechange: true })
    .where('id', 'in', [...used])
    .execute();
  await seedExplodedViews(
    db,
    { siteId, homes, products, fits: spares.fits, ids },
    await readSchemaManifest(),
  );
}

/** Top-level category in which a product's parts are sold. */
function homeOf(product: ProductRecord, categories: CategoryIds): number {
  const [key = ''] = product.categories;
  const category = categories.get(key);
  const root = category?.ancestors[0] ?? category?.id ?? 0;
  return root === categories.get(SIGNATURE)?.id ? (categories.get(SIGNATURE_HOME)?.id ?? root) : root;
}

function partRow(part: DemoPart, siteId: number, categoryId: number) {
  return {
    site_id: siteId,
    category_id: categoryId,
    kind: part.kind,
    family: part.family,
    reference: part.reference,
    ean: demoEan(part.reference),
    old_references: part.oldReferences,
    names: JSON.stringify(part.names),
    price: part.price,
    eco: part.eco,
    weight: part.weight,
    stock: part.stock,
    status: part.status,
    delay_days: part.delay,
    replaced_by_id: null,
    replaced_why:
      part.why && JSON.stringify({ fr: typeset(part.why.fr, 'fr'), en: typeset(part.why.en, 'en') }),
  };
}

async function linkReplacements(db: Kysely<Schema>, parts: DemoPart[], ids: Map<string, number>) {
  const pairs = parts.flatMap(({ reference, replacedBy }) => {
    const from = ids.get(reference);
    const to = replacedBy === null ? undefined : ids.get(replacedBy);
    return from === undefined || to === undefined ? [] : [sql`(${from}::integer, ${to}::integer)`];
  });
  await insertInChunks(pairs, (chunk) =>
    sql`update part set replaced_by_id = pair.next_id
      from (values ${sql.join(chunk)}) as pair (part_id, next_id) where part.id = pair.part_id`.execute(db),
  );
}

/** One row per part and product, with the total quantity. */
async function seedFits(db: Kysely<Schema>, fits: DemoFit[], ids: Map<string, number>) {
  const productIds = await readProductIds(db);
  const rows = fits.flatMap(({ reference, product, key: _key, ...fit }) => {
    const part_id = ids.get(reference);
    const product_id = productIds.get(product);
    return part_id === undefined || product_id === undefined
      ? []
      : [{ part_id, product_id, ...fit, year_from: fit.year_from || null }];
  });
  await insertInChunks(rows, (chunk) => db.insertInto('part_product').values(chunk).execute());
}

type Found = { ids: Map<string, number>; products: readonly ProductRecord[] };

/** Creates search keys: references, EANs, and the words of names, families and products. */
async function seedKeys(db: Kysely<Schema>, parts: DemoPart[], fits: DemoFit[], { ids, products }: Found) {
  const idOf = ({ reference }: DemoPart) => ids.get(reference) ?? 0;
  const keys = parts.flatMap((part) => [
    { part_id: idOf(part), kind: 'reference', key: plateKey(part.reference) },
    { part_id: idOf(part), kind: 'ean', key: demoEan(part.reference) },
    ...part.oldReferences.map((old) => ({ part_id: idOf(part), kind: 'old', key: plateKey(old) })),
  ]);
  await insertInChunks(keys, (chunk) => db.insertInto('part_key').values(chunk).execute());
  const names = new Map(products.map((product) => [product.key, product.texts]));
  const users = new Map<string, string[]>();
  for (const { reference, product } of fits) users.set(reference, [...(users.get(reference) ?? []), product]);
  const words = parts.flatMap((part) =>
    LOCALES.map((lang) => {
      const family = familyLabel(part.family, lang);
      const used = (users.get(part.reference) ?? []).map((key) => names.get(key)?.[lang].name ?? '');
      return { part_id: idOf(part), lang, words: searchKey([part.names[lang], family, ...used].join(' ')) };
    }),
  );
  await insertInChunks(words, (chunk) => db.insertInto('part_words').values(chunk).execute());
}
