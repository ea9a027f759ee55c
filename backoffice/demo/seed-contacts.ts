import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { CONTACT_LABELS } from './contacts/contact-labels.ts';
import { makeCustomerContacts } from './contacts/make-customer-contacts.ts';
import { makeContacts } from './contacts/make-contacts.ts';
import { readCommunes } from '#backoffice/geography/read-communes.ts';
import { insertInChunks } from '#backoffice/database/insert-in-chunks.ts';
import type { CategoryIds } from '#backoffice/shop/catalogue/sync-categories.ts';
import { typeset } from '#shared/domain/typeset.ts';

/** Creates installers and distributors with their certifications, and contacts of customers. */
export async function seedContacts(
  db: Kysely<Schema>,
  siteId: number,
  categories: CategoryIds,
): Promise<void> {
  await db
    .insertInto('contact_label')
    .values(
      CONTACT_LABELS.map(({ code, name, texts }, position) => ({
        site_id: siteId,
        code,
        position,
        name,
        texts: JSON.stringify({ fr: typeset(texts.fr, 'fr'), en: typeset(texts.en, 'en') }),
      })),
    )
    .execute();
  const rows = makeContacts(await readCommunes()).map(({ hours, products, codePostal, ...contact }) => ({
    ...contact,
    site_id: siteId,
    adresse3: null,
    code_postal: codePostal,
    opening_hours: JSON.stringify(hours),
    category_ids: products.flatMap((key) => categories.get(key)?.id ?? []),
  }));
  await insertInChunks(rows, (chunk) => db.insertInto('contact_point').values(chunk).execute());
  await db
    .insertInto('customer_contact')
    .values(
      makeCustomerContacts().map(({ zone, hours, ...contact }) => ({
        ...contact,
        site_id: siteId,
        photo: null,
        zone: JSON.stringify({ fr: typeset(zone.fr, 'fr'), en: typeset(zone.en, 'en') }),
        hours: JSON.stringify({ fr: typeset(hours.fr, 'fr'), en: typeset(hours.en, 'en') }),
      })),
    )
    .execute();
}
