import { sql, type RawBuilder } from 'kysely';

/** Condition that one of the columns, or of the texts of expressions, contains the text; case does not count. */
export function containsText(
  text: string,
  columns: readonly (string | RawBuilder<unknown>)[],
): RawBuilder<boolean> {
  const found = columns.map((column) => {
    const value = typeof column === 'string' ? sql.ref(column) : column;
    return sql`position(lower(${text}::text) in lower(${value})) > 0`;
  });
  return sql<boolean>`(${sql.join(found, sql` or `)})`;
}
