import type { Generated } from 'kysely';
import type { Json } from './json.ts';

export type TicketTable = {
  id: Generated<number>;
  site_id: number;
  reference: string;
  /** Made by the form: one ticket a key. */
  form_key: string;
  lang: string;
  subject: string;
  fields: Json;
  verification: string;
  created_at: Generated<Date>;
};

/** A choice on the consent question: append-only. */
export type ConsentChoiceTable = {
  id: Generated<number>;
  site_id: number;
  /** Random, kept by the browser that chose. */
  receipt: string;
  /** Of the question. */
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
  /** Its name below the folder of attachments. */
  stored_as: string;
};

/** Mail that has not gone out: for good in the mailbox where nothing sends it. */
export type MailTable = {
  id: Generated<number>;
  recipient: string;
  subject: string;
  /** As it travels: headers and parts. */
  source: string;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  created_at: Generated<Date>;
};
