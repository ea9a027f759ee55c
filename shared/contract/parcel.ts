import { z } from 'zod';
import { identifier } from './common.ts';
import { pieces } from './pieces.ts';

const time = z.iso.datetime();

export const parcel = z.object({
  id: identifier.describe('Number of the parcel.'),
  number: identifier.describe('Number within the order, from 1.'),
  carrier: z.string().describe('Technical name of the carrier.'),
  tracking: z.string().describe('Tracking number; empty without one.'),
  tracking_url: z.string().nullable().describe('Tracking page of the carrier; `null` without one.'),
  shipped_at: time.describe('Time at which it was handed over.'),
  delivered_at: time.nullable().describe('Time of the delivery; `null` before.'),
  lines: z.array(pieces).describe('Pieces in the parcel.'),
});

export const creditNote = z.object({
  id: identifier.describe('Number of the record.'),
  number: z.string().describe('Number of the credit note in its series.'),
  issued_at: time.describe('Time of issue.'),
  reason: z.string().describe('Reason, as the document states it.'),
  total: z.number().describe('Credited amount in euros with tax.'),
  lines: z.array(pieces).describe('Credited pieces.'),
});
export type CreditNote = z.infer<typeof creditNote>;
