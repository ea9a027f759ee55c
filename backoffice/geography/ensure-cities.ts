import type { Kysely } from 'kysely';
import { insertInChunks } from '#backoffice/database/insert-in-chunks.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { searchKey } from '#shared/domain/text-keys.ts';
import { DISTRICTS } from './districts.data.ts';
import { readCommunes } from './read-communes.ts';

/** Creates the communes of France, one row per postcode, unless they exist. Sources: NOTICE. */
export async function ensureCities(db: Kysely<Schema>): Promise<void> {
  const known = await db.selectFrom('city').select('id').limit(1).executeTakeFirst();
  if (known) return;
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
