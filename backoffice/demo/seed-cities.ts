import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { searchKey } from '#shared/domain/text-keys.ts';
import { DISTRICTS } from './geography/districts.data.ts';
import { readCommunes } from './geography/read-communes.ts';
import { insertInChunks } from './insert-in-chunks.ts';

/** Creates the communes of France, one row per postcode. Sources: NOTICE. */
export async function seedCities(db: Kysely<Schema>): Promise<void> {
  const communes = await readCommunes();
  const rows = communes.flatMap(([insee, name, zipcodes, latitude, longitude, population]) =>
    zipcodes.map((zipcode) => ({
      insee,
      name,
      key: searchKey(name),
      zipcode,
      latitude: DISTRICTS[zipcode]?.[0] ?? latitude,
      longitude: DISTRICTS[zipcode]?.[1] ?? longitude,
      population,
    })),
  );
  await insertInChunks(rows, (chunk) => db.insertInto('city').values(chunk).execute());
}
