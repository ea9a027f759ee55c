import { z } from 'zod';
import { idParameter, pageQuery } from './common.ts';

export const operatorLogQuery = pageQuery.extend({
  from: z.iso.datetime().optional().describe('Earliest time.'),
  until: z.iso.datetime().optional().describe('Time before which the changes were made.'),
  record: z.string().max(80).optional().describe('Kind and number of a record, such as `page 12`.'),
  operation: z.string().max(120).optional().describe('Operation, such as `PUT /page`.'),
  operator_id: idParameter.optional().describe('Number of a person.'),
});
export type OperatorLogQuery = z.infer<typeof operatorLogQuery>;

const fields = z.record(z.string(), z.unknown()).nullable();

export const operatorChange = z
  .object({
    id: z.number().int().describe('Number of the change.'),
    at: z.iso.datetime().describe('Time of the change.'),
    operator: z
      .object({
        kind: z
          .enum(['person', 'token', 'machine', 'none'])
          .describe('`machine`: the token of the configuration; `none`: a page of an open demo.'),
        id: z.number().int().nullable().describe('Number of the person or the token.'),
        name: z.string().describe('Name at the time of the change.'),
      })
      .describe('Operator who made the change.'),
    address: z.string().describe('Network address of the request.'),
    operation: z.string().describe('Operation, such as `PUT /page`.'),
    record: z.string().describe('Kind and number of the record, such as `page 12`.'),
    lang: z.string().describe('Language of the request.'),
    before: fields.describe('Changed fields before; `null` for a record that did not exist.'),
    after: fields.describe('Changed fields after; `null` for a record that was removed.'),
  })
  .meta({ id: 'OperatorChange', description: 'A change that an operator made.' });
export type OperatorChange = z.infer<typeof operatorChange>;

/** The network address of a colleague is for owners only. */
export const pageChange = operatorChange
  .omit({ address: true })
  .meta({ id: 'PageChange', description: 'A change of a page.' });
export type PageChange = z.infer<typeof pageChange>;
