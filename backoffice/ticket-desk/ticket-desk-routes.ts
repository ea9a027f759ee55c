import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { FileResponse } from '#backoffice/http/file-response.ts';
import { JsonResponse } from '#backoffice/http/json-response.ts';
import type { Call, OperationServer } from '#backoffice/http/serve-operation.ts';
import { logChange } from '#backoffice/operators/operator-log.ts';
import { removeAttachments } from '#backoffice/tickets/attachments.ts';
import { recordTag, requireMatch } from '#backoffice/writes/record-tag.ts';
import type { DeskTicket } from '#shared/contract/ticket-desk.ts';
import { listDeskTickets, readDeskTicket } from './desk-tickets.ts';
import { addMessage, changeState, lockTicket, type DeskDependencies } from './ticket-messages.ts';

type Dependencies = DeskDependencies & { attachmentFolder: string };

/** Tickets as the team works on them: list, thread, responses, attachments. */
export function serveTicketDesk(server: OperationServer, deps: Dependencies): void {
  const { db, attachmentFolder } = deps;
  server.on('GET /operator/ticket', ({ scope, query }) => listDeskTickets(db, scope, query));
  server.on('GET /operator/ticket/{id}', async ({ scope, params }) =>
    withTag(await readDeskTicket(db, scope, params.id)),
  );
  server.on('POST /operator/ticket/{id}/message', async (call) =>
    withTag(await addMessage(deps, call, { id: call.params.id, form: call.body })),
  );
  server.on('PUT /operator/ticket/{id}/state', async (call) =>
    withTag(await changeState(deps, call, { id: call.params.id, state: call.body.state })),
  );
  server.on('GET /operator/ticket/file/{id}', ({ scope, params }) =>
    readTicketFile(db, attachmentFolder, { siteId: scope.siteId, id: params.id }),
  );
  server.on('DELETE /operator/ticket/{id}', async (call) => {
    await removeTicket(db, attachmentFolder, call);
    return call.params;
  });
}

function withTag(ticket: DeskTicket): JsonResponse<DeskTicket> {
  return new JsonResponse(ticket, { etag: recordTag(ticket) });
}

/** @throws Failure 404, also for a file that retention has removed */
async function readTicketFile(
  db: Kysely<Schema>,
  folder: string,
  { siteId, id }: { siteId: number; id: number },
): Promise<FileResponse> {
  const file = await db
    .selectFrom('ticket_file')
    .innerJoin('ticket', 'ticket.id', 'ticket_id')
    .select(['name', 'stored_as'])
    .where('ticket_file.id', '=', id)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  const bytes = file && (await readFile(join(folder, file.stored_as)).catch(() => undefined));
  if (!bytes) throw notFound();
  return new FileResponse({ name: file.name, type: 'application/octet-stream', bytes });
}

/** @throws Failure 404, and 412 when the ticket has changed */
async function removeTicket(
  db: Kysely<Schema>,
  folder: string,
  call: Call<'DELETE /operator/ticket/{id}'>,
): Promise<void> {
  const { id } = call.params;
  const files = await db.transaction().execute(async (trx) => {
    await lockTicket(trx, id);
    const ticket = await readDeskTicket(trx, call.scope, id);
    requireMatch(call.ifMatch, recordTag(ticket));
    const { reference, subject, state } = ticket;
    const stored = await trx
      .deleteFrom('ticket_file')
      .where('ticket_id', '=', id)
      .returning('stored_as as storedAs')
      .execute();
    await trx.deleteFrom('ticket').where('id', '=', id).execute();
    await logChange(trx, call, {
      operation: 'DELETE /operator/ticket/{id}',
      record: `ticket ${id}`,
      before: { reference, subject, state },
      after: null,
    });
    return stored;
  });
  await removeAttachments(folder, files);
}
