import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { proposalDocument, type ProposalDocument, type ProposalShare } from '#shared/contract/proposal.ts';
import type { Locale } from '#shared/locale.ts';

type Documents = Record<Locale, ProposalDocument>;

const TOKEN_BYTES = 32;
const SHARED_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Creates a link to a snapshot of the proposal, valid for thirty days. Only this response contains its token.
 */
export async function shareProposal(
  db: Kysely<Schema>,
  projectId: number,
  documents: Documents,
  options: { token?: string; days?: number } = {},
): Promise<ProposalShare> {
  const { token = randomBytes(TOKEN_BYTES).toString('base64url'), days = SHARED_DAYS } = options;
  const expires = new Date(Date.now() + days * DAY_MS);
  await db
    .deleteFrom('proposal_share')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await db
    .insertInto('proposal_share')
    .values({
      hash: hashOf(token),
      project_id: projectId,
      documents: JSON.stringify(documents),
      expires_at: expires,
    })
    .execute();
  return { token, expires: expires.toISOString() };
}

/** Expiry dates of the links to a worksite's proposal. */
export async function readShares(db: Kysely<Schema>, projectId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('proposal_share')
    .where('project_id', '=', projectId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('expires_at')
    .select('expires_at')
    .execute();
  return rows.map(({ expires_at: end }) => end.toISOString());
}

/** Revokes all links of a worksite. */
export async function revokeShares(db: Kysely<Schema>, projectId: number): Promise<void> {
  await db.deleteFrom('proposal_share').where('project_id', '=', projectId).execute();
}

/**
 * Content of a link.
 * @throws Failure 404 for one that expired, was revoked, or never existed
 */
export async function openShare(db: Kysely<Schema>, token: string, lang: Locale) {
  const row = await db
    .selectFrom('proposal_share')
    .innerJoin('project', 'project.id', 'proposal_share.project_id')
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .where('project.deleted_at', 'is', null)
    .select(['documents', 'expires_at'])
    .executeTakeFirst();
  if (!row) throw notFound();
  const { [lang]: document } = row.documents as Documents;
  return { document: proposalDocument.parse(document), expires: row.expires_at.toISOString() };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
