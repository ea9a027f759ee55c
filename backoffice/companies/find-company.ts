import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { SiretInfo } from '#shared/contract/account.ts';
import { siretDigits, findSiretError, type SiretRules } from '#shared/domain/siret.ts';

/** Reasons to refuse a number at sign-up. */
export type SiretRefusal = 'length' | 'checksum' | 'unknown' | 'inactive' | 'used';

/** Result of a look-up: a fault of the number, or its company if the register has one. */
export type FoundCompany = {
  error: 'length' | 'checksum' | undefined;
  company: (SiretInfo & { active: boolean }) | undefined;
};

export async function findCompany(
  db: Kysely<Schema>,
  value: string,
  rules: SiretRules,
): Promise<FoundCompany> {
  const error = findSiretError(value, rules);
  if (error) return { error, company: undefined };
  const company = await db
    .selectFrom('company_register')
    .selectAll()
    .where('siret', '=', siretDigits(value))
    .executeTakeFirst();
  return { error, company };
}

/**
 * True when a company has an account already. Unconfirmed and refused applications do not
 * count: numbers are public, so they would let any visitor block a company.
 */
export async function isSiretUsed(db: Kysely<Schema>, siteId: number, value: string): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .innerJoin('customer', 'customer.id', 'account.customer_id')
    .innerJoin('company', 'company.id', 'customer.company_id')
    .select('account.id')
    .where('company.site_id', '=', siteId)
    .where('company.siret', '=', siretDigits(value))
    .where('account.state', 'not in', ['created', 'refused'])
    .limit(1)
    .executeTakeFirst();
  return account !== undefined;
}

/** Without a register no company is known: the team checks the number when it approves the account. */
async function hasRegister(db: Kysely<Schema>): Promise<boolean> {
  const first = await db.selectFrom('company_register').select('siret').limit(1).executeTakeFirst();
  return first !== undefined;
}

export async function siretRefusal(
  db: Kysely<Schema>,
  siteId: number,
  value: string,
  rules: SiretRules,
): Promise<SiretRefusal | undefined> {
  const { error, company } = await findCompany(db, value, rules);
  if (error) return error;
  if (!company && (await hasRegister(db))) return 'unknown';
  if (company?.active === false) return 'inactive';
  return (await isSiretUsed(db, siteId, value)) ? 'used' : undefined;
}
