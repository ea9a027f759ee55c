import { sql, type Kysely } from 'kysely';

/** Brand of each site. A site of an earlier version gets the name of its company, without its legal form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table site add column brand jsonb`.execute(db);
  await sql`
    update site set brand = jsonb_build_object(
      'name', regexp_replace(legal ->> 'name', ' (SA|SAS|SARL|SASU|EURL)$', ''),
      'professional_name', regexp_replace(legal ->> 'name', ' (SA|SAS|SARL|SASU|EURL)$', '') || ' Pro',
      'phone', legal -> 'phone',
      'founded', null, 'logo', null, 'icon', null, 'colours', null, 'typeface', 'standard',
      'texts', jsonb_build_object('fr', jsonb_build_object(), 'en', jsonb_build_object())
    )`.execute(db);
  await sql`alter table site alter column brand set not null`.execute(db);
}
