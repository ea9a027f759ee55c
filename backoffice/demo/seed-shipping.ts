import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { CARRIERS } from './carriers.data.ts';
import { readCommunes } from '#backoffice/geography/read-communes.ts';
import { insertInChunks } from '#backoffice/database/insert-in-chunks.ts';
import { makeRelays } from './relays/make-relays.ts';
import { typeset } from '#shared/domain/typeset.ts';

/** Creates the carriers and the relay points of the carrier that uses them. */
export async function seedShipping(db: Kysely<Schema>, siteId: number): Promise<void> {
  await db
    .insertInto('carrier')
    .values(
      CARRIERS.map(({ name, label, days, corsicaDays, rates }, position) => ({
        site_id: siteId,
        technical_name: name,
        names: JSON.stringify({ fr: typeset(label.fr, 'fr'), en: typeset(label.en, 'en') }),
        days,
        corsica_days: corsicaDays,
        rates: JSON.stringify(rates),
        position,
      })),
    )
    .execute();
  const relays = makeRelays(await readCommunes()).map(
    ({ listeHoraireOuverture: hours, codePostal, ...relay }) => ({
      ...relay,
      site_id: siteId,
      carrier: 'relais_colis',
      code_postal: codePostal,
      opening_hours: JSON.stringify(hours),
    }),
  );
  await insertInChunks(relays, (chunk) => db.insertInto('relay_point').values(chunk).execute());
}
