import { sql, type RawBuilder } from 'kysely';

/** Stock from which on the shop says that few pieces are left. */
export const LOW_STOCK = 10;

/** Condition of articles of a table that are low or out of stock, by their own threshold or that of the shop. */
export function isLow(table: 'variant' | 'part'): RawBuilder<boolean> {
  return sql`${sql.ref(`${table}.stock`)} <= coalesce(${sql.ref(`${table}.low_stock`)}, ${LOW_STOCK})`;
}
