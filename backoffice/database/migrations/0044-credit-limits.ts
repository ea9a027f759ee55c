import { sql, type Kysely } from 'kysely';

/**
 * Credit limits of companies in cents with tax, zero until an operator approves an amount. Changes are append-only
 * and outlive the company.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company
      add column credit_limit integer not null default 0 check (credit_limit >= 0)`.execute(db);
  await sql`
    create table credit_limit_change (
      id serial primary key,
      company_id integer references company (id) on delete set null,
      siret text not null,
      limit_before integer not null,
      limit_after integer not null,
      changed_by text not null,
      changed_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index credit_limit_change_company on credit_limit_change (company_id)`.execute(db);
}
