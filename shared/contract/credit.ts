import { z } from 'zod';
import { MAX_CREDIT_LIMIT } from '#shared/domain/credit-rules.ts';

const euros = z.number().min(0);

/** Euros with tax: what a company may owe on account, owes, and may still order for. */
export const credit = z.object({ limit: euros, used: euros, free: euros });
export type Credit = z.infer<typeof credit>;

const limit = z.number().min(0).max(MAX_CREDIT_LIMIT);
/** Name of the operator who decides: it is kept with the change. */
const operatorName = z.string().trim().min(1).max(120);

export const creditLimitForm = z.object({ limit, by: operatorName });

/** An account may be approved with a credit limit for its company; without one it is zero. */
export const approvalForm = z.object({ credit_limit: limit.optional(), by: operatorName.optional() });
export type ApprovalForm = z.infer<typeof approvalForm>;

/** A company as operators see it. `changed`: the last change of its limit. */
export const companyCredit = z.object({
  id: z.number().int(),
  siret: z.string(),
  name: z.string(),
  credit,
  changed: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
});
export type CompanyWithCredit = z.infer<typeof companyCredit>;
