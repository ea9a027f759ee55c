import { createHmac } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { getContent } from '#backoffice/content/content-store.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { readOrMakeSecret } from '#backoffice/database/secrets.ts';
import type { Caller } from '#backoffice/http/serve-operation.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { SavVote, SavVoteResponse } from '#shared/contract/sav.ts';

/** New votes per address and day: on one page (a household), and on all pages (an office). */
const MAX_VOTES_PER_PAGE = 5;
const MAX_VOTES_PER_DAY = 40;

/**
 * Stores a visitor's vote. The table has one row per visitor and page, so a second or concurrent vote
 * replaces the first. Beyond the limit of an address nothing changes, and the response says so.
 * @throws Failure 404, or 400 when another plan has the page.
 */
export async function voteForArticle(
  db: Kysely<Schema>,
  scope: Scope,
  voter: Caller,
  { id, vote, comment }: SavVote,
): Promise<SavVoteResponse> {
  await getContent(db, scope, 'sav', id);
  const key = await readOrMakeSecret(db, 'sav_vote');
  const today = new Date().toISOString().slice(0, 10);
  const address = hash(key, `${today} ${voter.address}`);
  const visitor = voter.visitorId ? hash(key, voter.visitorId) : address;
  const former = await readVote(db, id, visitor);
  if (former === null && (await isTooMany(db, id, address))) {
    return { ...(await countVotes(db, id)), mine: null, message: 'too_many' };
  }
  const feedback = vote === -1 ? comment?.trim() || null : null;
  await db
    .insertInto('sav_vote')
    .values({ sav_id: id, visitor, address, vote, comment: feedback })
    .onConflict((conflict) =>
      conflict.columns(['sav_id', 'visitor']).doUpdateSet({
        vote,
        // A repeated negative vote without a comment does not remove the earlier comment.
        comment: vote === 1 ? null : sql<string>`coalesce(excluded.comment, sav_vote.comment)`,
      }),
    )
    .execute();
  return { ...(await countVotes(db, id)), mine: vote, message: null };
}

export async function countVotes(db: Kysely<Schema>, id: number): Promise<{ up: number; down: number }> {
  const { rows } = await sql<{ up: number; down: number }>`
    select count(*) filter (where vote = 1)::integer as up, count(*) filter (where vote = -1)::integer as down
    from sav_vote where sav_id = ${id}`.execute(db);
  return rows[0] ?? { up: 0, down: 0 };
}

async function readVote(db: Kysely<Schema>, id: number, visitor: string): Promise<number | null> {
  const row = await db
    .selectFrom('sav_vote')
    .where('sav_id', '=', id)
    .where('visitor', '=', visitor)
    .select('vote')
    .executeTakeFirst();
  return row?.vote ?? null;
}

async function isTooMany(db: Kysely<Schema>, id: number, address: string): Promise<boolean> {
  const { rows } = await sql<{ page: number; all: number }>`
    select count(*) filter (where sav_id = ${id})::integer as page, count(*)::integer as all
    from sav_vote where address = ${address}`.execute(db);
  const [{ page, all } = { page: 0, all: 0 }] = rows;
  return page >= MAX_VOTES_PER_PAGE || all >= MAX_VOTES_PER_DAY;
}

function hash(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
