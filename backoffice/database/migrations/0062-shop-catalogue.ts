import { sql, type Kysely } from 'kysely';

/** A variant need not have an EAN: the empty one is not unique. A category without a promotion has none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table variant drop constraint variant_ean_key`.execute(db);
  await sql`create unique index variant_ean_key on variant (ean) where ean <> ''`.execute(db);
  await sql`
    alter table category_translation alter column push drop not null, alter column push drop default`.execute(
    db,
  );
  await sql`update category_translation set push = null where push = 'null'`.execute(db);
}
