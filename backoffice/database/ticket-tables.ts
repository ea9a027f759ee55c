import type { ColumnType, Generated } from 'kysely';
import type { TicketMessageKind, TicketState } from '#shared/contract/ticket-desk.ts';
import type { Json } from './json.ts';

export type TicketTable = {
  id: Generated<number>;
  site_id: number;
  reference: string;
  /** Idempotency key of the form, unique. */
  form_key: string;
  lang: string;
  subject: string;
  fields: Json;
  verification: string;
  created_at: Generated<Date>;
  state: ColumnType<TicketState, TicketState | undefined, TicketState>;
  /** Time of the last message or change of state. */
  changed_at: Generated<Date>;
};

/** A message of the thread of a ticket. */
export type TicketMessageTable = {
  id: Generated<number>;
  ticket_id: number;
  kind: TicketMessageKind;
  author: string;
  text: string;
  at: Generated<Date>;
};

/** A choice on the consent question. Append-only. */
export type ConsentChoiceTable = {
  id: Generated<number>;
  site_id: number;
  /** Random receipt that the browser stores. */
  receipt: string;
  version: string;
  lang: string;
  asked: string[];
  accepted: string[];
  decided_at: Generated<Date>;
};

export type TicketFileTable = {
  id: Generated<number>;
  ticket_id: number;
  name: string;
  type: string;
  size: number;
  /** File name below the folder of attachments. */
  stored_as: string;
};

/** Outgoing e-mail. Without a mail server, rows stay as a mailbox. */
export type MailTable = {
  id: Generated<number>;
  recipient: string;
  subject: string;
  source: string;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  created_at: Generated<Date>;
};
