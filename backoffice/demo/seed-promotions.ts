import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { DemoPromotion } from './demo-promotion.ts';

const CENTS = 100;

type Context = { siteId: number; categoryIds: ReadonlyMap<string, number> };

/** Creates promotion codes with their uses. `categoryIds`: by key. */
export async function seedPromotions(
  db: Kysely<Schema>,
  context: Context,
  promotions: readonly DemoPromotion[],
): Promise<void> {
  for (const promotion of promotions) {
    const id = await seedPromotion(db, context, promotion);
    const { used } = promotion;
    if (!used) continue;
    await db
      .insertInto('promotion_use')
      .values({
        promotion_id: id,
        customer_id: await findCustomer(db, context.siteId, used.customer),
        used_at: momentIn(-used.days_ago),
        order_reference: used.order,
      })
      .execute();
  }
}

async function seedPromotion(
  db: Kysely<Schema>,
  { siteId, categoryIds }: Context,
  { customer, kind, value, minimum, categories, texts, ...promotion }: DemoPromotion,
): Promise<number> {
  const { id } = await db
    .insertInto('promotion')
    .values({
      site_id: siteId,
      code: promotion.code,
      customer_id: customer === undefined ? null : await findCustomer(db, siteId, customer),
      kind,
      value: kind === 'amount' ? value * CENTS : value,
      minimum: minimum * CENTS,
      texts: JSON.stringify(texts),
      starts_at: momentIn(-promotion.started_days_ago),
      expires_at: momentIn(promotion.ends_in_days),
      applies_to: categories.length > 0 ? 'categories' : 'all',
      category_ids: categories.flatMap((key) => categoryIds.get(key) ?? []),
      without_signature: promotion.without_signature,
      mainland: promotion.mainland,
      combinable: promotion.combinable,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function findCustomer(db: Kysely<Schema>, siteId: number, number: string): Promise<number> {
  const { id } = await db
    .selectFrom('customer')
    .select('id')
    .where('site_id', '=', siteId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return id;
}

function momentIn(days: number) {
  return sql<Date>`now() + ${`${days} days`}::interval`;
}
