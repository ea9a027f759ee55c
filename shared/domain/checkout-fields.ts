import { LONGEST_COMMENT } from './carriers.ts';
import { toPlainText } from './plain-text.ts';
import { toTypedCode } from './typed-text.ts';

/** Lengths of what a buyer calls an order, as order systems hold them. */
export const MAX_ORDER_NUMBER = 35;
export const MAX_SITE_REFERENCE = 50;

const NUMBER = /^\+?\d+$/;
const FEWEST_DIGITS = 9;
const MOST_DIGITS = 15;

export type PhoneFault = 'required' | 'not_numeric' | 'invalid_format';

/** What is wrong with a telephone number at the checkout: it is required, and figures only (CK-05). */
export function phoneFault(phone: string): PhoneFault | undefined {
  const digits = phoneDigits(phone);
  if (digits === '') return 'required';
  if (!NUMBER.test(digits)) return 'not_numeric';
  const count = digits.replace('+', '').length;
  if (count < FEWEST_DIGITS || count > MOST_DIGITS) return 'invalid_format';
  // A number of this country has ten figures.
  return digits.startsWith('0') && !digits.startsWith('00') && digits.length !== 10
    ? 'invalid_format'
    : undefined;
}

/** The number without what stands between its figures. */
export function phoneDigits(phone: string): string {
  return toTypedCode(phone).replace(/[()]/g, '');
}

/** A comment as it is counted and kept: forms send line ends as two characters. */
export function commentText(comment: string): string {
  return comment.replaceAll('\r\n', '\n').trim();
}

export function isCommentTooLong(comment: string): boolean {
  return commentText(comment).length > LONGEST_COMMENT;
}

/** A buyer's reference as it is counted and kept: one line. */
export function referenceText(reference: string): string {
  return toPlainText(reference).replaceAll(/\s+/g, ' ').trim();
}

/** Codes of what is wrong with the optional texts that a buyer writes on an order, by field. */
export function textErrors(texts: {
  comment: string;
  order_number: string;
  site_reference: string;
}): Record<string, string> {
  return {
    ...(isCommentTooLong(texts.comment) && { comment: 'too_long' }),
    ...(texts.order_number.length > MAX_ORDER_NUMBER && { order_number: 'too_long' }),
    ...(texts.site_reference.length > MAX_SITE_REFERENCE && { site_reference: 'too_long' }),
  };
}
