import { invalidForm } from '#backoffice/http/failure.ts';
import { escape } from '#backoffice/mail/email-layout.ts';
import { MAX_CREDIT_LIMIT } from '#shared/domain/credit-rules.ts';
import { readAmount } from '#shared/domain/read-number.ts';

const MAX_NAME = 120;
const CENTS = 100;

type LimitFields = { limit?: number; isRequired: boolean };

/** Fields of a plain form that sets a company's credit limit: amount and author. */
export function limitFields(company: string, { limit, isRequired }: LimitFields): string {
  const whose = escape(company);
  const value = limit === undefined ? '' : ` value="${limit}"`;
  const required = isRequired ? ' required' : '';
  return (
    `<input name="credit_limit" type="number" min="0" max="${MAX_CREDIT_LIMIT}" step="0.01"${value}${required} placeholder="Limit, incl. VAT" aria-label="Credit limit of ${whose}, including VAT">` +
    `<input name="by" maxlength="${MAX_NAME}"${required} placeholder="Your name" aria-label="Your name, for the limit of ${whose}">`
  );
}

/**
 * The limit of the form in cents; `undefined` for an empty field.
 * @throws Failure 422 for an invalid amount, and for a limit without an author
 */
export function readLimit(body: unknown): { limit: number; by: string } | undefined {
  const { credit_limit: given, by } = (body ?? {}) as { credit_limit?: unknown; by?: unknown };
  if (typeof given !== 'string' || given.trim() === '') return undefined;
  const amount = readAmount(given);
  if (amount === undefined || amount > MAX_CREDIT_LIMIT) throw invalidForm({ credit_limit: 'invalid' });
  const name = typeof by === 'string' ? by.trim().slice(0, MAX_NAME) : '';
  if (name === '') throw invalidForm({ by: 'required' });
  return { limit: Math.round(amount * CENTS), by: name };
}
