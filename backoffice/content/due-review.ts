import { sql } from 'kysely';

/** True for a translation of a page whose dated statements have expired (in Paris). */
export const IS_DUE = sql<boolean>`data->'review'->>'due' <= to_char(now() at time zone 'Europe/Paris', 'YYYY-MM-DD')`;
