import { writeContacts } from '../contacts/write-contacts.ts';
import { writeDocuments } from '../documents/write-documents.ts';
import { writeFormerProducts } from '../former-products/write-former-products.ts';
import { writeParts, writeViews } from '../parts/write-parts.ts';
import { writePromotions } from '../promotions/write-promotions.ts';
import { writeShipping } from '../shipping/write-shipping.ts';
import type { ShopTables } from './read-shop-tables.ts';

/** Files of the tables of a shop besides its catalogue, by path. */
export function writeShopTables(tables: ShopTables): Map<string, string> {
  return new Map([
    ...writeParts(tables.parts),
    ...writeViews(tables.parts),
    ...writeDocuments(tables.documents),
    ...writeContacts(tables.contacts),
    ...writeShipping(tables.shipping),
    ...writeFormerProducts(tables.formerProducts),
    ...writePromotions(tables.promotions),
  ]);
}
