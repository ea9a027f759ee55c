import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { FORMER_PRODUCTS } from './former-products.data.ts';
import { PROMOTIONS } from './promotions.data.ts';
import { readProductIds } from './read-product-ids.ts';

/** The professional whose account has benefits. */
const CUSTOMER = 'C-004512';

/** Creates benefits of accounts: former favourites and promotion codes. */
export async function seedBenefits(db: Kysely<Schema>, siteId: number): Promise<void> {
  const { id: customerId } = await db
    .selectFrom('customer')
    .select('id')
    .where('site_id', '=', siteId)
    .where('number', '=', CUSTOMER)
    .executeTakeFirstOrThrow();
  await seedFormerProducts(db, siteId, customerId);
  await seedPromotions(db, siteId, customerId);
}

async function seedFormerProducts(db: Kysely<Schema>, siteId: number, customerId: number): Promise<void> {
  const products = await readProductIds(db);
  await db
    .insertInto('former_product')
    .values(
      FORMER_PRODUCTS.map(({ id, reference, name, replacement }) => ({
        product_id: id,
        site_id: siteId,
        reference,
        names: JSON.stringify(name),
        replacement_id: replacement === null ? null : (products.get(replacement) ?? null),
      })),
    )
    .execute();
  await db
    .insertInto('favorite')
    .values(
      FORMER_PRODUCTS.map(({ id }, index) => ({
        customer_id: customerId,
        entity_type: 'product',
        entity_id: id,
        // Earlier than the favourites of the current catalogue.
        added_at: sql<Date>`now() - ${`${400 + 30 * index} days`}::interval`,
      })),
    )
    .execute();
}

const CENTS = 100;

const momentIn = (days: number) => sql<Date>`now() + ${`${days} days`}::interval`;

async function seedPromotions(db: Kysely<Schema>, siteId: number, customerId: number): Promise<void> {
  for (const { code, kind, value, minimum, texts, isPersonal = false, ...times } of PROMOTIONS) {
    const { categories, withoutSignature = false, mainland = false, combinable } = times;
    const { id } = await db
      .insertInto('promotion')
      .values({
        site_id: siteId,
        code,
        customer_id: isPersonal ? customerId : null,
        kind,
        value: kind === 'amount' ? value * CENTS : value,
        minimum: minimum * CENTS,
        texts: JSON.stringify(texts),
        starts_at: momentIn(-times.startedAgo),
        expires_at: momentIn(times.endsIn),
        applies_to: categories ? 'categories' : 'all',
        category_ids: categories ? await categoryIds(db, siteId, categories) : [],
        without_signature: withoutSignature,
        mainland,
        combinable,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { used } = times;
    if (!used) continue;
    await db
      .insertInto('promotion_use')
      .values({
        promotion_id: id,
        customer_id: customerId,
        used_at: momentIn(-used.ago),
        order_reference: used.order,
      })
      .execute();
  }
}

async function categoryIds(db: Kysely<Schema>, siteId: number, slugs: string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('category')
    .innerJoin('category_translation', 'category_translation.category_id', 'category.id')
    .select('category.id')
    .where('category.site_id', '=', siteId)
    .where('lang', '=', 'fr')
    .where('slug', 'in', slugs)
    .execute();
  if (rows.length !== slugs.length) throw new Error(`A category is missing: ${slugs.join(', ')}.`);
  return rows.map(({ id }) => id);
}
