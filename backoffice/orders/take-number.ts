import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

/**
 * The next number of a series, without gaps: the row stays locked until the transaction that uses the number ends, and
 * a transaction that fails gives it back. Taken last, since everybody waits for it.
 */
export async function takeNumber(within: Kysely<Schema>, siteId: number, series: string): Promise<number> {
  const { last } = await within
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
