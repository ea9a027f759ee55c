import type { Kysely } from 'kysely';
import { readBrand } from '#backoffice/brand/read-brand.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { FileResponse } from '#backoffice/http/file-response.ts';
import { invalidRequest, notFound } from '#backoffice/http/failure.ts';
import { requireProfessional } from '#backoffice/http/require-professional.ts';
import type { CallContext, OperationServer } from '#backoffice/http/serve-operation.ts';
import type { CustomerContactQuery } from '#shared/contract/customer-contact.ts';
import { PRODUCT_FAMILIES } from '#shared/domain/product-families.ts';
import { findResponsible } from './find-responsible.ts';
import { postcodeOf } from './postcode-of.ts';
import { writeCard } from './vcard.ts';

/** A customer's contacts. Only the families of the contract have a path. */
export function serveCustomerContacts(server: OperationServer, db: Kysely<Schema>): void {
  for (const family of PRODUCT_FAMILIES) {
    server.on(`GET /${family}/search-customer`, async (call) => {
      const items = await findResponsible(db, call.scope, family, await postcodeAsked(db, call));
      return { items, total: items.length };
    });
    server.on(`GET /${family}/search-customer/{id}`, async (call) => {
      const postcode = await postcodeOf(db, requireProfessional(call).customerId);
      const contacts = await findResponsible(db, call.scope, family, postcode);
      const contact = contacts.find(({ id }) => id === call.params.id);
      if (!contact) throw notFound();
      const { name: brand } = await readBrand(db, call.scope.siteId);
      return new FileResponse({
        name: `${contact.name}.vcf`,
        type: 'text/vcard; charset=utf-8',
        bytes: new TextEncoder().encode(writeCard(contact, { lang: call.scope.lang, brand })),
      });
    });
  }
}

/** The customer's own postcode; operators must name one. @throws Failure 400 when they do not */
async function postcodeAsked(
  db: Kysely<Schema>,
  call: CallContext & { query: CustomerContactQuery },
): Promise<string | undefined> {
  if (call.principal !== 'operator') return postcodeOf(db, requireProfessional(call).customerId);
  const { zipcode } = call.query;
  if (zipcode === undefined) throw invalidRequest({ zipcode: 'required' });
  return zipcode;
}
