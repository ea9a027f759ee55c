import { MAX_ORDER_COMMENT_LENGTH } from './carriers.ts';
import { toPlainText } from './plain-text.ts';
import { toTypedCode } from './typed-text.ts';

/** Maximum lengths of a buyer's references, as in order systems. */
export const MAX_ORDER_NUMBER = 35;
export const MAX_SITE_REFERENCE = 50;

const NUMBER = /^\+?\d+$/;
const MIN_DIGITS = 9;
const MAX_DIGITS = 15;

export type PhoneErrorCode = 'required' | 'not_numeric' | 'invalid_format';

/** Returns the error of a telephone number at the checkout: it is required, and digits only (CK-05). */
export function findPhoneError(phone: string): PhoneErrorCode | undefined {
  const digits = phoneDigits(phone);
  if (digits === '') return 'required';
  if (!NUMBER.test(digits)) return 'not_numeric';
  const count = digits.replace('+', '').length;
  if (count < MIN_DIGITS || count > MAX_DIGITS) return 'invalid_format';
  // A French number has ten digits.
  return digits.startsWith('0') && !digits.startsWith('00') && digits.length !== 10
    ? 'invalid_format'
    : undefined;
}

/** Removes the separators of a number. */
export function phoneDigits(phone: string): string {
  return toTypedCode(phone).replace(/[()]/g, '');
}

/** Normalises a comment to its counted and stored form: forms send line ends as two characters. */
export function commentText(comment: string): string {
  return comment.replaceAll('\r\n', '\n').trim();
}

export function isCommentTooLong(comment: string): boolean {
  return commentText(comment).length > MAX_ORDER_COMMENT_LENGTH;
}

/** Normalises a buyer's reference to its counted and stored form: one line. */
export function referenceText(reference: string): string {
  return toPlainText(reference).replaceAll(/\s+/g, ' ').trim();
}

/** Returns the error codes of a buyer's optional texts on an order, by field. */
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
