import { sql, type Kysely } from 'kysely';

/** Carriers with their rates, and the relay points of one of them. Prices in cents before tax, weights in grams. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table carrier (
      id serial primary key,
      site_id integer not null references site (id),
      technical_name text not null,
      names jsonb not null,
      days integer not null check (days >= 0),
      rates jsonb not null,
      position integer not null default 0,
      unique (site_id, technical_name)
    )`.execute(db);
  await sql`
    create table relay_point (
      id serial primary key,
      site_id integer not null references site (id),
      carrier text not null,
      identifiant text not null,
      nom text not null,
      adresse1 text not null,
      adresse2 text,
      adresse3 text,
      code_postal text not null,
      localite text not null,
      latitude double precision not null,
      longitude double precision not null,
      opening_hours jsonb not null,
      phone text,
      unique (site_id, identifiant)
    )`.execute(db);
  await sql`create index relay_point_place on relay_point (site_id, latitude, longitude)`.execute(db);
}
