/** Maximum lengths of fields, in characters. */
export const MAX_MESSAGE_LENGTH = 2000;
export const MAX_LINE_LENGTH = 120;
export const MAX_EMAIL_LENGTH = 254;

const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;
const CONTROL_BUT_LINES = /(?!\n)\p{Cc}/gu;

/** Normalizes one line for email headers: no control characters, no surrounding spaces. */
export function toLine(value: string | undefined): string {
  return (value ?? '').replace(CONTROL, ' ').trim();
}

/** Normalizes text of several lines: one kind of line break, no other control characters. */
export function toLines(value: string | undefined): string {
  return (value ?? '').replaceAll('\r\n', '\n').replace(CONTROL_BUT_LINES, ' ').trim();
}
