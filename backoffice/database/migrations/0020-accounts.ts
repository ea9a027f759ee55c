import { sql, type Kysely } from 'kysely';

/** Companies by SIRET, customers and their accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_register (
      siret text primary key,
      name text not null,
      address_1 text not null,
      address_2 text,
      zipcode text not null,
      city text not null,
      active boolean not null
    )`.execute(db);
  await sql`
    create table company (
      id serial primary key,
      site_id integer not null references site (id),
      siret text not null,
      name text not null,
      unique (site_id, siret)
    )`.execute(db);
  await sql`
    create table customer (
      id serial primary key,
      site_id integer not null references site (id),
      number text not null,
      company_id integer references company (id) on delete set null,
      civility text not null,
      firstname text not null,
      lastname text not null,
      phone text,
      lang text not null,
      created_at timestamptz not null default now(),
      unique (site_id, number)
    )`.execute(db);
  // Belongs either to a customer or to a company.
  await sql`
    create table address (
      id serial primary key,
      customer_id integer references customer (id) on delete cascade,
      company_id integer references company (id) on delete cascade,
      label text not null,
      address_1 text not null,
      address_2 text,
      zipcode text not null,
      city text not null,
      mobile text,
      invoice boolean not null default false,
      "primary" boolean not null default false,
      check (num_nonnulls(customer_id, company_id) = 1)
    )`.execute(db);
  await sql`create index address_customer on address (customer_id)`.execute(db);
  await sql`create index address_company on address (company_id)`.execute(db);
  await sql`
    create table favorite (
      customer_id integer not null references customer (id) on delete cascade,
      entity_type text not null,
      entity_id integer not null,
      added_at timestamptz not null default now(),
      primary key (customer_id, entity_type, entity_id)
    )`.execute(db);
  await sql`
    create table account (
      id serial primary key,
      site_id integer not null references site (id),
      customer_id integer not null unique references customer (id) on delete cascade,
      email text not null,
      email_key text not null,
      password_hash text not null,
      state text not null,
      form_key text,
      created_at timestamptz not null default now(),
      unique (site_id, email_key),
      unique (site_id, form_key)
    )`.execute(db);
  // Mailed link that confirms an address or resets a password: single use, stored as a hash.
  await sql`
    create table account_link (
      hash text primary key,
      account_id integer not null references account (id) on delete cascade,
      purpose text not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  // A session lasts from login to logout and rotates its refresh tokens.
  await sql`
    create table session (
      id text primary key,
      account_id integer not null references account (id) on delete cascade,
      created_at timestamptz not null default now(),
      ended_at timestamptz
    )`.execute(db);
  await sql`create index session_account on session (account_id)`.execute(db);
  await sql`
    create table refresh_token (
      hash text primary key,
      session_id text not null references session (id) on delete cascade,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`
    create table signing_key (
      id text primary key,
      secret text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
}
