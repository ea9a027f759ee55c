import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { CUSTOMER_CONTACT_ROLES, type CustomerContact } from '#shared/contract/customer-contact.ts';
import type { ProductFamily } from '#shared/domain/product-families.ts';
import type { Locale } from '#shared/locale.ts';

/** Contacts whose zone includes the postcode: by département, or by three digits overseas. */
export async function findResponsible(
  db: Kysely<Schema>,
  { siteId, lang }: Scope,
  family: ProductFamily,
  zipcode: string | undefined,
): Promise<CustomerContact[]> {
  if (zipcode === undefined) return [];
  const rows = await db
    .selectFrom('customer_contact')
    .select(['id', 'role', 'name', 'phone', 'email', 'photo', 'zone', 'hours'])
    .where('site_id', '=', siteId)
    .where('family', '=', family)
    .where(sql<boolean>`zipcodes && array[${zipcode.slice(0, 2)}, ${zipcode.slice(0, 3)}]::text[]`)
    .orderBy('id')
    .execute();
  return CUSTOMER_CONTACT_ROLES.flatMap((role) =>
    rows
      .filter((row) => row.role === role)
      .map(({ zone, hours, ...row }) => ({
        ...row,
        role,
        zone: (zone as Record<Locale, string>)[lang],
        hours: (hours as Record<Locale, string>)[lang],
      })),
  );
}
