import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { isFrenchHoliday } from '#shared/domain/french-holidays.ts';

/** Setting with days without dispatch besides legal holidays: `2026-12-24`. */
const SETTING = 'shipping_closed_days';

/** Returns a test for days without dispatch: legal holidays and the days of the setting. */
export async function readClosedDays(db: Kysely<Schema>, siteId: number): Promise<(day: string) => boolean> {
  const rows = await db
    .selectFrom('content')
    .innerJoin('content_translation', 'content_translation.content_id', 'content.id')
    .select('content_translation.data')
    .where('content.site_id', '=', siteId)
    .where('content.resource', '=', 'setting')
    .where('content.code', '=', SETTING)
    .execute();
  const days = new Set(rows.flatMap(({ data }) => valuesOf(data)));
  return (day) => isFrenchHoliday(day) || days.has(day);
}

function valuesOf(data: unknown): string[] {
  const { values = [] } = data as { values?: { value: string }[] };
  return values.map(({ value }) => value);
}
