import type { Kysely } from 'kysely';
import { labelOf } from '#backoffice/database/labels.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Locale } from '#shared/locale.ts';

/** Name of a family of parts by its code. */
export type FamilyLabels = (family: string) => string;

/** Reads the names of the families of parts; a family without a name shows its code. */
export async function readFamilyLabels(
  db: Kysely<Schema>,
  { siteId, lang }: { siteId: number; lang: Locale },
): Promise<FamilyLabels> {
  const rows = await db
    .selectFrom('part_family')
    .where('site_id', '=', siteId)
    .select(['code', 'labels'])
    .execute();
  const names = new Map(rows.map(({ code, labels }) => [code, labelOf(labels, lang)]));
  return (family) => names.get(family) ?? family;
}
