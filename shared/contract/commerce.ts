import { z } from 'zod';
import { isIban } from '#shared/domain/iban.ts';
import { PAYMENT_MEANS } from '#shared/domain/order-status.ts';
import { visibleText } from './fields.ts';

const MAX_RATES = 8;

/** A VAT rate in percent, at most two decimals. */
export const vatPercent = z.number().positive().max(100).multipleOf(0.01);

export const bankAccount = z
  .object({
    holder: visibleText.max(70).describe('Holder of the account.'),
    iban: z
      .string()
      .overwrite((value) => value.replaceAll(/\s/g, '').toUpperCase())
      .refine(isIban, { error: 'invalid_iban' })
      .describe('IBAN; spaces are removed.'),
    bic: z
      .string()
      .regex(/^[A-Z]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/)
      .describe('BIC, eight or eleven characters.'),
  })
  .meta({ id: 'BankAccount', description: 'The account that transfers are paid to.' });
export type BankAccount = z.infer<typeof bankAccount>;

/** Sender of emails. */
const mailSender = z.object({
  name: visibleText.max(60).describe('Name of the sender.'),
  address: z.email().max(254).describe('E-mail address of the sender.'),
});

const fields = z.object({
  vat_rates: z
    .array(vatPercent)
    .min(1)
    .max(MAX_RATES)
    .refine((rates) => new Set(rates).size === rates.length, { error: 'repeated' })
    .describe(
      'VAT rates in percent. The first is the standard rate: that of delivery and of products without a rate of their own.',
    ),
  payment_means: z
    .array(z.enum(PAYMENT_MEANS))
    .min(1)
    .refine((means) => new Set(means).size === means.length, { error: 'repeated' })
    .describe('Means of payment: by card, by transfer, on the account of a company with a credit limit.'),
  bank_account: bankAccount
    .nullable()
    .describe('Account for transfers; required by payment by transfer and on account.'),
  mail_sender: mailSender
    .nullable()
    .describe('Sender of emails; `null`: the name of the brand and the e-mail address of the company.'),
});

/** Transfers need an account, and so do invoices of orders on account. */
function requireAccount(
  {
    payment_means: means,
    bank_account: account,
  }: Pick<z.infer<typeof fields>, 'payment_means' | 'bank_account'>,
  context: z.core.$RefinementCtx,
): void {
  if (!account && means.some((one) => one !== 'cb'))
    context.addIssue({ code: 'custom', message: 'bank_account_required', path: ['bank_account'] });
}

export const commerce = fields
  .superRefine(requireAccount)
  .meta({ id: 'Commerce', description: 'How a site sells: taxes, means of payment, sender of emails.' });
export type Commerce = z.infer<typeof commerce>;

/** Commerce of a site that has set none: French rates, payment by card. */
export const FIRST_COMMERCE: Commerce = {
  vat_rates: [20, 10, 5.5],
  payment_means: ['cb'],
  bank_account: null,
  mail_sender: null,
};

/** The same in a file, which may leave fields out. */
export const commerceFile = z
  .strictObject({
    vat_rates: fields.shape.vat_rates.default(FIRST_COMMERCE.vat_rates),
    payment_means: fields.shape.payment_means.default(FIRST_COMMERCE.payment_means),
    bank_account: bankAccount.strict().nullable().default(null),
    mail_sender: mailSender.strict().nullable().default(null),
  })
  .superRefine(requireAccount);
