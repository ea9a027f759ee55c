import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

/**
 * Takes the next number of a series without gaps: the row stays locked until the transaction ends, and a
 * rollback returns the number. Call it last, because it blocks all other callers.
 */
export async function takeNumber(trx: Kysely<Schema>, siteId: number, series: string): Promise<number> {
  const { last } = await trx
    .insertInto('number_series')
    .values({ site_id: siteId, series, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'series']).doUpdateSet({ last: sql<number>`number_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** `CD-018761`. */
export function orderReference(number: number): string {
  return `CD-${String(number).padStart(6, '0')}`;
}
