import { z } from 'zod';
import { identifier } from './common.ts';
import { visibleText } from './fields.ts';
import { pieces } from './pieces.ts';

export const RETURN_STATES = ['announced', 'received', 'inspected', 'credited', 'refused'] as const;

const time = z.iso.datetime();

export const orderReturn = z
  .object({
    id: identifier.describe('Number of the return.'),
    state: z.enum(RETURN_STATES).describe('State of the return.'),
    reason: z.string().describe('Reason of the buyer.'),
    answer: z.string().describe('Words of the decision; empty before it.'),
    created_at: time.describe('Time at which it was announced.'),
    changed_at: time.describe('Time of its last state.'),
    lines: z
      .array(
        pieces.extend({
          restocked: z.number().int().min(0).describe('Pieces that are for sale again.'),
        }),
      )
      .describe('Pieces that come back.'),
  })
  .meta({ id: 'OrderReturn', description: 'Pieces of an order that the buyer sends back.' });

export const orderReturnForm = z.object({
  lines: z.array(pieces).min(1).max(500).describe('Shipped pieces that come back.'),
  reason: visibleText.max(300).describe('Reason of the buyer.'),
});

export const returnStateForm = z.object({
  state: z
    .enum(['received', 'inspected', 'credited', 'refused'])
    .describe(
      '`received`: the pieces have come back; `inspected`: their state is known; `credited`: a credit note is issued; `refused`: nothing is credited.',
    ),
  restocked: z
    .array(pieces)
    .max(500)
    .default([])
    .describe('With `inspected`: pieces that can be sold again.'),
  answer: z.string().trim().max(1000).default('').describe('Words to the buyer; required to refuse.'),
});
