import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OperatorToday } from '#shared/contract/operator-today.ts';
import { searchKey } from '#shared/domain/text-keys.ts';

type Missed = { siteId: number; lang: string; text: string };

/** Days whose searches the team sees. */
const DAYS = 30;
const MAX_LISTED = 10;
const MAX_LENGTH = 60;
/** Different words stored per site and day: programs that search at random must not fill the database. */
const MAX_WORDS_A_DAY = 1000;
/** E-mail addresses, telephone and serial numbers: data of a person, which the team need not read. */
const PERSONAL = /@|\d{6}/;

/** Counts a search that found nothing. Texts that may name a person are not stored. */
export async function countMissedSearch(db: Kysely<Schema>, { siteId, lang, text }: Missed): Promise<void> {
  const words = searchKey(text);
  if (words === '' || words.length > MAX_LENGTH || PERSONAL.test(text.replaceAll(/[\s.-]/g, ''))) return;
  const today = sql`(now() at time zone 'Europe/Paris')::date`;
  await sql`
    insert into missed_search (site_id, lang, words, day)
    select ${siteId}, ${lang}, ${words}, ${today}
    where (select count(*) from missed_search where site_id = ${siteId} and day = ${today}) < ${MAX_WORDS_A_DAY}
    on conflict (site_id, lang, day, words) do update set searches = missed_search.searches + 1`.execute(db);
}

/** Words of the last 30 days that found nothing, the most frequent first. */
export async function listMissedSearches(
  db: Kysely<Schema>,
  siteId: number,
): Promise<OperatorToday['missed_searches']> {
  const { rows } = await sql<OperatorToday['missed_searches'][number]>`
    select words, lang, sum(searches)::integer as searches from missed_search
    where site_id = ${siteId} and day > (now() at time zone 'Europe/Paris')::date - ${DAYS}::integer
    group by words, lang order by searches desc, max(day) desc, words limit ${MAX_LISTED}`.execute(db);
  return rows;
}

/** Removes the searches of days before a moment; returns their number. */
export async function forgetMissedSearches(db: Kysely<Schema>, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('missed_search')
    .where(sql<boolean>`day < ${before}::date`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
