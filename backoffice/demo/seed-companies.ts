import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { makeCompanies } from './companies/make-companies.ts';
import { readCommunes } from '#backoffice/geography/read-communes.ts';
import { insertInChunks } from '#backoffice/database/insert-in-chunks.ts';

export async function seedCompanies(db: Kysely<Schema>): Promise<void> {
  const rows = makeCompanies(await readCommunes());
  await insertInChunks(rows, (chunk) => db.insertInto('company_register').values(chunk).execute());
}
