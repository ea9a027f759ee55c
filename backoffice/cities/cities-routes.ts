import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { findCities } from './find-cities.ts';

/** Communes of France, found by postcode, by name, by address text, or around a position. */
export function serveCities(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /city', ({ query }) => findCities(db, query));
  server.on('GET /city/{id}', async ({ params: { id } }) => {
    const city = await selectCities(db).where('id', '=', id).executeTakeFirst();
    if (!city) throw notFound();
    return city;
  });
}

export function selectCities(db: Kysely<Schema>) {
  return db.selectFrom('city').select(['id', 'insee', 'name', 'zipcode', 'latitude', 'longitude']);
}
