import { sql, type RawBuilder } from 'kysely';
import type { Locale } from '#shared/locale.ts';

/** Spaces that cannot break, which stored labels have and people do not type. */
const UNBREAKABLE = '\u00a0\u202f';

/** A stored label in one language as people type it. @param column of labels by language */
export function searchedLabel(column: string, lang: Locale): RawBuilder<unknown> {
  return sql`translate(${sql.ref(column)} ->> ${lang}::text, ${UNBREAKABLE}::text, '  ')`;
}
