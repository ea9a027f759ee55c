import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { balanceOf } from '#backoffice/loyalty/ledger.ts';
import { hasProgramme } from '#backoffice/loyalty/programme.ts';
import { readLedger } from '#backoffice/loyalty/read-facts.ts';
import type { AccountLosses } from '#shared/contract/account-deletion.ts';
import { pointsWorth } from '#shared/domain/loyalty-use.ts';

const SEAL_LENGTH = 32;

export async function readLosses(
  db: Kysely<Schema>,
  { siteId, customerId }: { siteId: number; customerId: number },
): Promise<AccountLosses> {
  const { worksites } = await db
    .selectFrom('project')
    .select(({ fn }) => fn.countAll<number>().as('worksites'))
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { proposals } = await db
    .selectFrom('proposal_share')
    .innerJoin('project', 'project.id', 'proposal_share.project_id')
    .select(({ fn }) => fn.countAll<number>().as('proposals'))
    .where('project.customer_id', '=', customerId)
    .where('project.deleted_at', 'is', null)
    .where('proposal_share.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return { ...(await readPoints(db, siteId, customerId)), worksites, proposals };
}

async function readPoints(db: Kysely<Schema>, siteId: number, customerId: number) {
  if (!(await hasProgramme(db, siteId))) return { points: 0, points_worth: 0, points_pending: 0 };
  const { entries, pending } = await readLedger(db, customerId, new Date());
  const points = balanceOf(entries);
  return { points, points_worth: pointsWorth(points), points_pending: pending };
}

/**
 * Hash of the losses, so that a confirmation applies to these figures only; `null` when nothing
 * is lost.
 */
export function sealOf(losses: AccountLosses): string | null {
  const { points, points_pending: pending, worksites, proposals } = losses;
  const figures = [points, pending, worksites, proposals];
  if (figures.every((figure) => figure === 0)) return null;
  return createHash('sha256').update(figures.join(' ')).digest('hex').slice(0, SEAL_LENGTH);
}
