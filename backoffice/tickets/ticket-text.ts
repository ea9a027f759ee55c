/** Longest answers, in characters. */
export const LONGEST_MESSAGE = 2000;
export const LONGEST_LINE = 120;
export const LONGEST_EMAIL = 254;

const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;
const CONTROL_BUT_LINES = /(?!\n)\p{Cc}/gu;

/** One line as it may stand in a mail's head: no control characters, no spaces around it. */
export function toLine(value: string | undefined): string {
  return (value ?? '').replace(CONTROL, ' ').trim();
}

/** Several lines, with one kind of line break and no other control character. */
export function toLines(value: string | undefined): string {
  return (value ?? '').replaceAll('\r\n', '\n').replace(CONTROL_BUT_LINES, ' ').trim();
}
