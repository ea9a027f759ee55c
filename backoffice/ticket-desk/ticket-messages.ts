import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { CallContext } from '#backoffice/http/serve-operation.ts';
import type { Outbox } from '#backoffice/mail/outbox.ts';
import { logChange } from '#backoffice/operators/operator-log.ts';
import { isRepeated } from '#backoffice/operators/repeated-request.ts';
import { recordTag, requireMatch } from '#backoffice/writes/record-tag.ts';
import type {
  DeskTicket,
  TicketMessageForm,
  TicketMessageKind,
  TicketState,
} from '#shared/contract/ticket-desk.ts';
import { responseEmail } from './response-email.ts';
import { readDeskTicket } from './desk-tickets.ts';

export type DeskDependencies = { db: Kysely<Schema>; outbox: Outbox; teamAddress: string };

const ADD_MESSAGE = 'POST /operator/ticket/{id}/message';

/** State of a ticket after a message; a note changes none. */
const STATE_AFTER: Record<TicketMessageKind, TicketState | undefined> = {
  response: 'pending',
  received: 'open',
  note: undefined,
};

/**
 * Adds a message to the thread, and puts a response into the outbox in the same transaction. A repeated request with
 * its key writes nothing.
 * @throws Failure 404; 412 when the ticket has changed; 409 for a key of another request
 */
export async function addMessage(
  { db, outbox, teamAddress }: DeskDependencies,
  call: CallContext,
  { id, form }: { id: number; form: TicketMessageForm },
): Promise<DeskTicket> {
  const { kind, text } = form;
  const request = { operation: `${ADD_MESSAGE} ${id}`, body: form };
  const ticket = await change(db, call, { id, request }, async (trx, before) => {
    const added = await trx
      .insertInto('ticket_message')
      .values({ ticket_id: id, kind, author: call.operator?.name ?? '', text })
      .returning('id')
      .executeTakeFirstOrThrow();
    const state = STATE_AFTER[kind] ?? before.state;
    await setState(trx, id, state);
    if (kind === 'response') await outbox.put(trx, responseEmail(before, text, teamAddress));
    await logChange(trx, call, {
      operation: ADD_MESSAGE,
      record: `ticket ${id}`,
      before: { state: before.state },
      after: { state, message: added.id, kind },
    });
  });
  void outbox.deliver();
  return ticket;
}

/** @throws Failure 404, and 412 when the ticket has changed */
export function changeState(
  { db }: DeskDependencies,
  call: CallContext,
  { id, state }: { id: number; state: TicketState },
): Promise<DeskTicket> {
  return change(db, call, { id }, async (trx, before) => {
    if (before.state === state) return;
    await setState(trx, id, state);
    await logChange(trx, call, {
      operation: 'PUT /operator/ticket/{id}/state',
      record: `ticket ${id}`,
      before: { state: before.state },
      after: { state },
    });
  });
}

/** Runs a write on a locked ticket, unless its request was served before, and returns the ticket afterwards. */
async function change(
  db: Kysely<Schema>,
  { scope, ifMatch, caller }: CallContext,
  { id, request }: { id: number; request?: Parameters<typeof isRepeated>[2] },
  write: (trx: Kysely<Schema>, before: DeskTicket) => Promise<void>,
): Promise<DeskTicket> {
  return db.transaction().execute(async (trx) => {
    await lockTicket(trx, id);
    const before = await readDeskTicket(trx, scope, id);
    const { idempotencyKey: key } = caller;
    if (request && key !== undefined && (await isRepeated(trx, key, request))) return before;
    requireMatch(ifMatch, recordTag(before));
    await write(trx, before);
    return readDeskTicket(trx, scope, id);
  });
}

/** Locks a ticket until the transaction ends. */
export async function lockTicket(trx: Kysely<Schema>, id: number): Promise<void> {
  await trx.selectFrom('ticket').select('id').where('id', '=', id).forUpdate().execute();
}

async function setState(db: Kysely<Schema>, id: number, state: TicketState): Promise<void> {
  await db
    .updateTable('ticket')
    .set({ state, changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
