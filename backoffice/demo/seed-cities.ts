import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { searchKey } from '#shared/domain/text-keys.ts';
import { insertInChunks } from './insert-in-chunks.ts';

/** INSEE code, name, postcodes, latitude, longitude, population. */
type Commune = [string, string, string[], number, number, number];

const FILE = join(process.cwd(), 'backoffice', 'demo', 'geography', 'communes.json');

/** The communes of France, one row a postcode. Sources: NOTICE. */
export async function seedCities(db: Kysely<Schema>): Promise<void> {
  const communes = JSON.parse(await readFile(FILE, 'utf8')) as Commune[];
  const rows = communes.flatMap(([insee, name, zipcodes, latitude, longitude, population]) =>
    zipcodes.map((zipcode) => ({
      insee,
      name,
      key: searchKey(name),
      zipcode,
      latitude,
      longitude,
      population,
    })),
  );
  await insertInChunks(rows, (chunk) => db.insertInto('city').values(chunk).execute());
}
