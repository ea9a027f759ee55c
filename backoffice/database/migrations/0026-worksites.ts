import { sql, type Kysely } from 'kysely';

/**
 * Worksites of customers with a configuration per room. Deleted rows stay for a while, so that they can be restored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project (
      id serial primary key,
      customer_id integer not null references customer (id) on delete cascade,
      name text not null,
      reference text not null,
      zipcode text not null,
      city text not null,
      department text,
      altitude integer not null,
      built text not null,
      works text[] not null,
      created_at timestamptz not null default now(),
      deleted_at timestamptz
    )`.execute(db);
  await sql`create index project_customer on project (customer_id)`.execute(db);
  await sql`
    create table configuration (
      id serial primary key,
      project_id integer not null references project (id) on delete cascade,
      name text not null,
      quantity integer not null,
      room jsonb,
      product_id integer references product (id) on delete set null,
      model text,
      deleted_at timestamptz
    )`.execute(db);
  await sql`create index configuration_project on configuration (project_id)`.execute(db);
}
