import { z } from 'zod';
import { ORDER_STATUSES, PAYMENT_MEANS } from '#shared/domain/order-status.ts';

/** Steps that settle an order and so allow the deletion of its account. */
export const SETTLING_STEPS = [
  'wait_bank',
  'pay_transfer',
  'wait_delivery',
  'pay_invoice',
  'wait_refund',
] as const;
export type SettlingStep = (typeof SETTLING_STEPS)[number];

export const openOrder = z
  .object({
    id: z.number().int().describe('Number of the entity.'),
    reference: z.string().describe('Reference of the order.'),
    status: z.enum(ORDER_STATUSES).describe('State of the order.'),
    payment: z.enum(PAYMENT_MEANS).describe('Means of payment.'),
    created_at: z.iso.datetime().describe('Time of the order.'),
    total: z.number().describe('Total in euros with tax.'),
    due: z.number().describe('Amount of the unpaid invoice or of the refund, in euros with tax.'),
    step: z.enum(SETTLING_STEPS).describe('Step that settles the order.'),
    invoice: z.string().nullable().describe('Number of the unpaid invoice.'),
    cancellable: z.boolean().describe('The customer can cancel the order.'),
  })
  .meta({ id: 'OpenOrder', description: 'An order that prevents deletion of the account.' });
export type OpenOrder = z.infer<typeof openOrder>;

export const accountLosses = z.object({
  points: z.number().int().describe('Loyalty points that are lost.'),
  points_worth: z.number().describe('Worth of these points in euros before tax.'),
  points_pending: z.number().int().describe('Loyalty points that are not usable yet.'),
  worksites: z.number().int().describe('Number of worksites that are deleted.'),
  proposals: z.number().int().describe('Number of proposals whose links stop working.'),
});
export type AccountLosses = z.infer<typeof accountLosses>;

/** `seal` identifies the losses: the deletion sends it back to accept what was shown. */
export const deletionState = z
  .object({
    orders: z.array(openOrder).describe('Open orders that prevent the deletion.'),
    losses: accountLosses.describe('Data that is lost with the account.'),
    seal: z
      .string()
      .nullable()
      .describe('Identifies these losses; sent back as `accepted`. `null` without losses.'),
    tickets: z.array(z.string()).describe('References of recent requests, which continue by e-mail.'),
  })
  .meta({
    id: 'DeletionState',
    description: 'What prevents the deletion of an account and what is lost with it.',
  });
export type DeletionState = z.infer<typeof deletionState>;

/** The deletion needs the password again. */
export const deletionForm = z.object({
  password: z.string().max(500).describe('Password of the account.'),
  accepted: z.string().max(64).optional().describe('Seal of the losses that were shown.'),
});
export type DeletionForm = z.infer<typeof deletionForm>;
export const accountDeleted = z.object({ deleted: z.literal(true).describe('Always true.') });
