import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Currency } from '#shared/domain/currency.ts';
import type { Brand } from '#shared/contract/brand.ts';
import type { BankAccount, Commerce } from '#shared/contract/commerce.ts';
import type { LegalIdentity } from '#shared/contract/legal-identity.ts';
import { readCurrency } from './read-currency.ts';

/** Company, brand, currency and account that stand on the documents of an order. */
export type Seller = {
  identity: LegalIdentity;
  brand: Pick<Brand, 'name' | 'logo' | 'colours'>;
  currency: Currency;
  /** `null` where nothing is paid by transfer. */
  account: BankAccount | null;
};

/**
 * The present seller of a site.
 * @throws when the site does not exist.
 */
export async function readSeller(db: Kysely<Schema>, siteId: number): Promise<Seller> {
  const { legal, brand, commerce } = await db
    .selectFrom('site')
    .select(['legal', 'brand', 'commerce'])
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  const { name, logo, colours } = brand as Brand;
  return {
    identity: legal as LegalIdentity,
    brand: { name, logo, colours },
    currency: await readCurrency(db, siteId),
    account: (commerce as Commerce).bank_account,
  };
}
