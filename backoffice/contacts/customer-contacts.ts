import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import {
  CUSTOMER_CONTACT_ROLES,
  type CustomerContact,
  type CustomerContactQuery,
} from '#shared/contract/customer-contact.ts';
import { PRODUCT_FAMILIES, type ProductFamily } from '#shared/domain/product-families.ts';
import type { Locale } from '#shared/locale.ts';

/** Whom a customer turns to. Any other family than those of the contract has no such path. */
export function serveCustomerContacts(server: OperationServer, db: Kysely<Schema>): void {
  for (const family of PRODUCT_FAMILIES) {
    server.on<CustomerContactQuery>(`GET /${family}/search-customer`, async ({ scope, query }) => {
      const items = await findResponsible(db, scope, family, query.zipcode);
      return { items, total: items.length };
    });
  }
}

/** Those whose zone holds the postcode: by its département, or the three figures of one overseas. */
async function findResponsible(
  db: Kysely<Schema>,
  { siteId, lang }: Scope,
  family: ProductFamily,
  zipcode: string,
): Promise<CustomerContact[]> {
  const rows = await db
    .selectFrom('customer_contact')
    .select(['role', 'name', 'phone', 'email', 'photo', 'zone', 'hours'])
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
