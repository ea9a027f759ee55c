import { sql, type Kysely } from 'kysely';
import { findAccount } from '#backoffice/accounts/find-account.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { LoggedAccount } from '#backoffice/http/principal.ts';
import type { DeletionState } from '#shared/contract/account-deletion.ts';
import { readLosses, sealOf } from './account-losses.ts';
import { readOpenOrders } from './open-orders.ts';

/** Age up to which a ticket counts as open: tickets have no closing date. */
const RECENT = '30 days';
const MAX_TICKETS = 10;

/** Reads the open orders that prevent deletion of an account, and the data that is lost with it. */
export async function readDeletionState(
  db: Kysely<Schema>,
  { accountId, customerId, siteId }: LoggedAccount,
): Promise<DeletionState> {
  const losses = await readLosses(db, { siteId, customerId });
  const account = await findAccount(db, accountId);
  return {
    orders: await readOpenOrders(db, customerId),
    losses,
    seal: sealOf(losses),
    tickets: account ? await readTickets(db, siteId, account.email) : [],
  };
}

/** References of recent tickets under the email, newest first. */
async function readTickets(db: Kysely<Schema>, siteId: number, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ticket')
    .select('reference')
    .where('site_id', '=', siteId)
    .where(sql`lower(fields->>'email')`, '=', email.toLowerCase())
    .where('created_at', '>', sql<Date>`now() - ${RECENT}::interval`)
    .orderBy('id', 'desc')
    .limit(MAX_TICKETS)
    .execute();
  return rows.map(({ reference }) => reference);
}
