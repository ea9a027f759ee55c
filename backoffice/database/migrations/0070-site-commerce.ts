import { sql, type Kysely } from 'kysely';

/** The account that the program named before it was data of a site. It belonged to the invented company alone. */
const INVENTED_ACCOUNT = { iban: 'FR7600000000001234567890134', bic: 'ATREFR2XXXX' };

/**
 * Taxes, means of payment and sender of emails of each site, with its standard VAT rate in hundredths of a percent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table site add column commerce jsonb`.execute(db);
  await sql`
    update site set commerce = jsonb_build_object(
      'vat_rates', jsonb_build_array(20, 10, 5.5),
      'payment_means', case when (legal ->> 'invented')::boolean
        then '["cb", "virement", "compte"]'::jsonb else '["cb"]'::jsonb end,
      'bank_account', case when (legal ->> 'invented')::boolean
        then jsonb_build_object('holder', legal ->> 'name') || ${JSON.stringify(INVENTED_ACCOUNT)}::jsonb end,
      'mail_sender', null
    )`.execute(db);
  await sql`alter table site alter column commerce set not null`.execute(db);
  await sql`
    alter table site add column vat_rate integer not null
      generated always as (round((commerce -> 'vat_rates' ->> 0)::numeric * 100)::integer) stored`.execute(
    db,
  );
}
