import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { SignedIn } from '#shared/contract/account.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { KnownAccount } from './find-account.ts';
import { toCustomer } from './to-customer.ts';

type Session = { account: KnownAccount; sessionId: string; refreshToken: string };

export async function toSignedIn(
  db: Kysely<Schema>,
  tokens: AccessTokens,
  { account, sessionId, refreshToken }: Session,
): Promise<SignedIn> {
  const role = account.isProfessional ? 'professional' : 'private';
  const customer = await toCustomer(db, account.customerId);
  return {
    token: await tokens.sign({ accountId: account.id, sessionId, role, number: customer.customer_id }),
    refresh_token: refreshToken,
    tmp_token: null,
    user: { id: account.id, email: account.email },
    customer,
  };
}
