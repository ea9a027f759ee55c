import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { createCallLimits } from '#backoffice/http/call-limits.ts';
import { invalidRequest, notFound } from '#backoffice/http/failure.ts';
import type { LoggedAccount, Principal } from '#backoffice/http/principal.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { readVatRates } from '#backoffice/sites/read-vat-rates.ts';
import type { Proposal } from '#shared/contract/proposal.ts';
import { buildProposal } from './build-proposal.ts';
import { requireOwnProject } from './own-projects.ts';
import { ownerOf } from './owner.ts';
import { readSettings, writeSettings } from './proposal-settings.ts';
import { openShare, readShares, revokeShares, shareProposal } from './proposal-shares.ts';
import { readProject } from './read-project.ts';
import { toRates } from './to-proposal.ts';

type Caller = { account: LoggedAccount | undefined; principal: Principal };

/** Tokens cannot be guessed; the limit slows down attempts all the same. */
const MAX_OPENINGS = 300;

/** Routes of installers' proposals and their links. Private customers have none. */
export function serveProposals(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /project/proposal', ({ query: { id }, scope, ...call }) =>
    readProposal(db, scope, call, id),
  );
  server.on('PUT /project/proposal', async ({ body, ...call }) => {
    await requireOwnProject(db, installer(call).customerId, body.id);
    const vatRates = await readVatRates(db, call.scope.siteId);
    const unknown = body.rates.findIndex(({ vat }) => !vatRates.includes(vat));
    if (unknown !== -1) throw invalidRequest({ [`rates.${unknown}.vat`]: 'invalid_value' });
    await writeSettings(db, body);
    return { id: body.id };
  });
  server.on('POST /project/share', async ({ body: { id }, scope, ...call }) => {
    const [fr, en] = await Promise.all(
      (['fr', 'en'] as const).map((lang) => readProposal(db, { ...scope, lang }, call, id)),
    );
    if (!fr || !en) throw notFound();
    return shareProposal(db, id, { fr: fr.document, en: en.document });
  });
  server.on('DELETE /project/{id}/share', async ({ params: { id }, ...call }) => {
    await requireOwnProject(db, installer(call).customerId, id);
    await revokeShares(db, id);
    return { id };
  });
  server.on(
    'GET /proposal',
    ({ query: { token }, scope: { lang } }) => openShare(db, token, lang),
    createCallLimits(db, MAX_OPENINGS),
  );
}

/** @throws Failure 404 for the worksite of another installer */
export async function readProposal(
  db: Kysely<Schema>,
  scope: Scope,
  caller: Caller,
  id: number,
): Promise<Proposal> {
  const owner = installer(caller);
  const project = await readProject(db, scope, owner, id);
  const settings = await readSettings(db, owner.customerId, id);
  const vatRates = await readVatRates(db, scope.siteId);
  return {
    settings,
    document: await buildProposal(db, { project, settings, customerId: owner.customerId, vatRates }),
    configurations: toRates(project, settings, vatRates),
    vat_rates: vatRates.toSorted((a, b) => a - b),
    shares: await readShares(db, id),
  };
}

function installer(caller: Caller) {
  const owner = ownerOf(caller);
  if (!owner.isProfessional) throw notFound();
  return owner;
}
