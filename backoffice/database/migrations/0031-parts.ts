import { sql, type Kysely } from 'kysely';

/** Search keys of parts: normalised references, former references and EANs, and the words of each language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table part_key (
      part_id integer not null references part (id) on delete cascade,
      key text not null,
      kind text not null check (kind in ('reference', 'old', 'ean')),
      primary key (part_id, kind, key)
    )`.execute(db);
  await sql`create index part_key_key on part_key (key)`.execute(db);
  await sql`
    create table part_words (
      part_id integer not null references part (id) on delete cascade,
      lang text not null,
      words text not null,
      primary key (part_id, lang)
    )`.execute(db);
}
