import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { searchKey } from '#shared/domain/text-keys.ts';
import { findCities } from './find-cities.ts';

/** Communes of France, found by postcode, by name, by address text, or around a position. */
export function serveCities(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /city', ({ query }) => findCities(db, query));
  server.on('GET /city/{id}', async ({ params: { id } }) => {
    const city = await selectCities(db).where('id', '=', id).executeTakeFirst();
    if (!city) throw notFound();
    return city;
  });
  server.on('POST /city', ({ body }) =>
    db
      .insertInto('city')
      .values({ ...body, key: searchKey(body.name), population: 0 })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  server.on('PUT /city', async ({ body: { id, ...record } }) => {
    const updated = await db
      .updateTable('city')
      .set({ ...record, key: searchKey(record.name) })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!updated) throw notFound();
    return updated;
  });
  server.on('DELETE /city/{id}', async ({ params: { id } }) => {
    const removed = await db.deleteFrom('city').where('id', '=', id).returning('id').executeTakeFirst();
    if (!removed) throw notFound();
    return removed;
  });
}

function selectCities(db: Kysely<Schema>) {
  return db.selectFrom('city').select(['id', 'insee', 'name', 'zipcode', 'latitude', 'longitude']);
}
