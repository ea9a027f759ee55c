import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';

/** Values of settings in a language, by code; a setting that the site lacks has none. */
export async function readSettings(
  db: Kysely<Schema>,
  { siteId, lang }: Pick<Scope, 'siteId' | 'lang'>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('content')
    .innerJoin('content_translation', 'content_translation.content_id', 'content.id')
    .where('content.site_id', '=', siteId)
    .where('content.resource', '=', 'setting')
    .where('content.code', 'in', codes)
    .where('lang', '=', lang)
    .select(['content.code', 'content_translation.data'])
    .execute();
  return new Map(rows.map(({ code, data }) => [code ?? '', valuesOf(data)]));
}

function valuesOf(data: unknown): string[] {
  const { values = [] } = data as { values?: { value: string }[] };
  return values.map(({ value }) => value).filter((value) => value !== '');
}
