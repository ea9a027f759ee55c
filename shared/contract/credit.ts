import { z } from 'zod';
import { MAX_CREDIT_LIMIT } from '#shared/domain/credit-rules.ts';

const euros = z.number().min(0);

/** Euros with tax: what a company may owe on account, owes, and may still order for. */
export const credit = z
  .object({
    limit: euros.describe('Credit limit in euros with tax.'),
    used: euros.describe('Amount owed in euros with tax.'),
    free: euros.describe('Amount that may still be ordered, in euros with tax.'),
  })
  .meta({ id: 'Credit', description: 'What a company may owe on account, owes and may still order for.' });
export type Credit = z.infer<typeof credit>;

const limit = z.number().min(0).max(MAX_CREDIT_LIMIT);
/** Name of the operator who decides: it is kept with the change. */
const operatorName = z.string().trim().min(1).max(120);

export const creditLimitForm = z.object({
  limit: limit.describe('Credit limit in euros with tax.'),
  by: operatorName.describe('Name of the operator, stored with the change.'),
});

/** An account may be approved with a credit limit for its company; without one it is zero. */
export const approvalForm = z.object({
  credit_limit: limit.optional().describe('Credit limit of the company in euros with tax; none without it.'),
  by: operatorName.optional().describe('Name of the operator; required with a limit.'),
});
export type ApprovalForm = z.infer<typeof approvalForm>;

/** A company as operators see it. `changed`: the last change of its limit. */
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
