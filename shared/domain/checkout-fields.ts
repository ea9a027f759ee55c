import { LONGEST_COMMENT } from './carriers.ts';

/** What stands between the figures of a number as people write it. */
const SEPARATORS = /[\s.\-()/]/g;
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
  return phone.replace(SEPARATORS, '');
}

/** A comment as it is counted and kept: forms send line ends as two characters. */
export function commentText(comment: string): string {
  return comment.replaceAll('\r\n', '\n').trim();
}

export function isCommentTooLong(comment: string): boolean {
  return commentText(comment).length > LONGEST_COMMENT;
}
