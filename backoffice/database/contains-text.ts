import { sql, type RawBuilder } from 'kysely';

/** Condition that one of the columns contains the text; case does not count. */
export function containsText(text: string, columns: readonly string[]): RawBuilder<boolean> {
  const found = columns.map((column) => sql`position(lower(${text}::text) in lower(${sql.ref(column)})) > 0`);
  return sql<boolean>`(${sql.join(found, sql` or `)})`;
}
