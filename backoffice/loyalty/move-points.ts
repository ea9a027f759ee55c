import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

const USED = 'used';
const RESTORED = 'restored';

export type SpentPoints = {
  points: number;
  /** When the balance was read. */
  at: Date;
};

/**
 * Takes points for an order, in its transaction. The customer's row must have been locked
 * before the balance was read, so that concurrent orders cannot take the same points.
 */
export async function spendPoints(
  trx: Kysely<Schema>,
  orderId: number,
  { points, at }: SpentPoints,
): Promise<void> {
  if (points === 0) return;
  const { attempts } = await trx
    .selectFrom('loyalty_movement')
    .select(({ fn }) => fn.countAll<number>().as('attempts'))
    .where('order_id', '=', orderId)
    .where('kind', '=', USED)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('loyalty_movement')
    .values({ order_id: orderId, attempt: attempts + 1, kind: USED, points, happened_at: at })
    .execute();
}

/**
 * Restores the points of a cancelled order, once per attempt. The moment is never before that
 * of the use, even if the clocks of two nodes differ.
 */
export async function restorePoints(trx: Kysely<Schema>, orderId: number): Promise<void> {
  await sql`
    insert into loyalty_movement (order_id, attempt, kind, points, happened_at)
    select order_id, attempt, ${RESTORED}, points, greatest(happened_at, ${new Date()}::timestamptz)
    from loyalty_movement
    where order_id = ${orderId} and kind = ${USED}
    order by attempt
    on conflict (order_id, attempt, kind) do nothing`.execute(trx);
}
