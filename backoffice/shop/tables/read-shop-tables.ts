import type { KnownKeys } from '../check-keys.ts';
import { readContacts, type ContactRecords } from '../contacts/read-contacts.ts';
import type { DocumentRecord } from '../documents/document-record.ts';
import { readDocuments } from '../documents/read-documents.ts';
import type { Findings } from '../files/finding.ts';
import type { ShopFolder } from '../files/shop-folder.ts';
import type { FormerProductRecord } from '../former-products/former-product-record.ts';
import { readFormerProducts } from '../former-products/read-former-products.ts';
import { knownParts, readParts, type PartRecords } from '../parts/read-parts.ts';
import { readViews, type ViewRecords } from '../parts/read-views.ts';
import type { PromotionRecord } from '../promotions/promotion-record.ts';
import { readPromotions } from '../promotions/read-promotions.ts';
import { readShipping, type ShippingRecords } from '../shipping/read-shipping.ts';

/** Tables of a shop besides its catalogue. */
export type ShopTables = {
  parts: PartRecords & ViewRecords;
  documents: DocumentRecord[];
  contacts: ContactRecords;
  shipping: ShippingRecords;
  formerProducts: FormerProductRecord[];
  promotions: PromotionRecord[];
};

/** Reads spare parts, documents, contacts, carriers, former products and promotions. */
export async function readShopTables(
  folder: ShopFolder,
  known: {
    categories: KnownKeys;
    products: KnownKeys;
    guided: ReadonlySet<string>;
    vatRates?: readonly number[] | undefined;
  },
  findings: Findings,
): Promise<ShopTables> {
  const parts = await readParts(folder, findings, known);
  const views = await readViews(folder, findings, { ...known, parts: knownParts(parts.parts) });
  return {
    parts: { ...parts, ...views },
    documents: await readDocuments(folder, findings, known),
    contacts: await readContacts(folder, findings, known.categories),
    shipping: await readShipping(folder, findings),
    formerProducts: await readFormerProducts(folder, findings, known.products),
    promotions: await readPromotions(folder, findings, known.categories),
  };
}
