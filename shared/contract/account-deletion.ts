import { z } from 'zod';
import { ORDER_STATUSES, PAYMENT_MEANS } from '#shared/domain/order-status.ts';

/** Steps that settle an order which prevents deletion of the account. */
export const SETTLING_STEPS = [
  'wait_bank',
  'pay_transfer',
  'wait_delivery',
  'pay_invoice',
  'wait_refund',
] as const;
export type SettlingStep = (typeof SETTLING_STEPS)[number];

/** An order that has to be settled before the account goes. `due`: euros with tax, of an invoice or a refund. */
export const openOrder = z.object({
  id: z.number().int(),
  reference: z.string(),
  status: z.enum(ORDER_STATUSES),
  payment: z.enum(PAYMENT_MEANS),
  created_at: z.iso.datetime(),
  total: z.number(),
  due: z.number(),
  step: z.enum(SETTLING_STEPS),
  /** Number of the invoice that is not paid. */
  invoice: z.string().nullable(),
  cancellable: z.boolean(),
});
export type OpenOrder = z.infer<typeof openOrder>;

/** Data that is lost with the account. `points_worth`: euros before tax. */
export const accountLosses = z.object({
  points: z.number().int(),
  points_worth: z.number(),
  points_pending: z.number().int(),
  worksites: z.number().int(),
  /** Proposals whose link a client can still open. */
  proposals: z.number().int(),
});
export type AccountLosses = z.infer<typeof accountLosses>;

/**
 * Open orders that prevent deletion of an account, and the losses it brings. `seal` identifies the losses: the deletion
 * sends it back and so accepts what was shown; `null` without losses. `tickets`: recent requests, which
 * go on by e-mail.
 */
export const deletionState = z.object({
  orders: z.array(openOrder),
  losses: accountLosses,
  seal: z.string().nullable(),
  tickets: z.array(z.string()),
});
export type DeletionState = z.infer<typeof deletionState>;

/** An account is deleted by whoever knows its password. `accepted`: the seal of the losses that were shown. */
export const deletionForm = z.object({
  password: z.string().max(500),
  accepted: z.string().max(64).optional(),
});
export type DeletionForm = z.infer<typeof deletionForm>;
export const accountDeleted = z.object({ deleted: z.literal(true) });
