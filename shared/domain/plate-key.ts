import { referenceKey } from './text-keys.ts';

/**
 * What stands on a data plate or a label, as it is compared: capitals and figures alone, the letters that are read for
 * figures written as those (`AT-LAM 1OOO` and `at.lam.1000` are one).
 */
export function plateKey(text: string): string {
  return referenceKey(text).replaceAll('O', '0').replaceAll('I', '1');
}

export type Serial = { range: string; year: number; week: number; number: number };

const SERIAL = /^([A-Z0-9]{3})(\d{2})(\d{2})(\d{5})$/;
const CENTURY = 2000;
const WEEKS = 53;
const SERIAL_DIGITS = 5;

/** A serial number: range, year and week it was made in, number in that year (`LAM-2614-00451`). */
export function readSerial(text: string): Serial | undefined {
  const [, range, year, week, number] = SERIAL.exec(plateKey(text)) ?? [];
  if (range === undefined || Number(week) < 1 || Number(week) > WEEKS) return undefined;
  return { range, year: CENTURY + Number(year), week: Number(week), number: Number(number) };
}

/** A serial number as it stands on plates: `LAM-2614-00451`. */
export function formatSerial({ range, year, week, number }: Serial): string {
  return `${range}-${padded(year - CENTURY, 2)}${padded(week, 2)}-${padded(number, SERIAL_DIGITS)}`;
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
