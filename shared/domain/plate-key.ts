import { referenceKey } from './text-keys.ts';

/**
 * Normalises the text of a data plate for comparison: capitals and digits only, with O and I as digits (`AT-LAM 1OOO`
 * equals `at.lam.1000`).
 */
export function plateKey(text: string): string {
  return referenceKey(text).replaceAll('O', '0').replaceAll('I', '1');
}

export type Serial = { range: string; year: number; week: number; number: number };

const SERIAL = /^([A-Z0-9]{3})(\d{2})(\d{2})(\d{5})$/;
const CENTURY = 2000;
const WEEKS = 53;
const SERIAL_DIGITS = 5;

/** Parses a serial number: range, year and week of manufacture, number in that year (`LAM-2614-00451`). */
export function readSerial(text: string): Serial | undefined {
  const [, range, year, week, number] = SERIAL.exec(plateKey(text)) ?? [];
  if (range === undefined || Number(week) < 1 || Number(week) > WEEKS) return undefined;
  return { range, year: CENTURY + Number(year), week: Number(week), number: Number(number) };
}

/** Formats a serial number as on plates: `LAM-2614-00451`. */
export function formatSerial({ range, year, week, number }: Serial): string {
  return `${range}-${padded(year - CENTURY, 2)}${padded(week, 2)}-${padded(number, SERIAL_DIGITS)}`;
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
