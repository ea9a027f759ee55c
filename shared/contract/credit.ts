import { z } from 'zod';
import { MAX_CREDIT_LIMIT } from '#shared/domain/credit-rules.ts';
import { pageQuery } from './common.ts';

const euros = z.number().min(0);

/** Amounts in euros with tax. */
export const credit = z
  .object({
    limit: euros.describe('Credit limit in euros with tax.'),
    used: euros.describe('Amount owed in euros with tax.'),
    free: euros.describe('Amount that may still be ordered, in euros with tax.'),
  })
  .meta({ id: 'Credit', description: 'Credit limit of a company, its debt and the remaining credit.' });
export type Credit = z.infer<typeof credit>;

const limit = z.number().min(0).max(MAX_CREDIT_LIMIT);
/** Name of the operator, stored with the change. */
const operatorName = z.string().trim().min(1).max(120);

export const creditLimitForm = z.object({
  limit: limit.describe('Credit limit in euros with tax.'),
  by: operatorName.describe('Name of the operator, stored with the change.'),
});

/** Without `credit_limit` the limit of the company is zero. */
export const approvalForm = z.object({
  credit_limit: limit.optional().describe('Credit limit of the company in euros with tax; none without it.'),
  by: operatorName.optional().describe('Name of the operator; required with a limit.'),
});
export type ApprovalForm = z.infer<typeof approvalForm>;

export const companyQuery = pageQuery.extend({
  q: z.string().trim().min(1).max(120).optional().describe('Part of a name or a SIRET.'),
});
export type CompanyQuery = z.infer<typeof companyQuery>;

export const companyCredit = z
  .object({
    id: z.number().int().describe('Number of the entity.'),
    siret: z.string().describe('SIRET number of the establishment, 14 digits.'),
    name: z.string().describe('Name in the language of the request.'),
    credit: credit.describe('Credit of the company.'),
    changed: z
      .object({
        by: z.string().describe('Name of the operator.'),
        at: z.iso.datetime().describe('Time of the change.'),
      })
      .nullable()
      .describe('Last change of the limit.'),
  })
  .meta({ id: 'CompanyCredit', description: 'A company with its credit.' });
export type CompanyWithCredit = z.infer<typeof companyCredit>;
