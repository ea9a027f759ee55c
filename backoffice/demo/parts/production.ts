import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import { stableNumber } from '../stable-number.ts';

const FIRST_YEAR = 2009;
const SPREAD = 11;
const NEW_SINCE = 2025;
const LAST_NUMBER = 99_999;
const WEEKS = 52;

/** First year of production; all products of the catalogue are still made. */
export function firstYearOf(product: Pick<ProductRecord, 'key' | 'is_new'>): number {
  return product.is_new ? NEW_SINCE : FIRST_YEAR + stableNumber(`${product.key} production`, SPREAD);
}

/**
 * Serial number: range code, year and week of production, number within the year. `LAM-2614-00451` was made in week
 * 14 of 2026.
 */
export function serialNumber(reference: string, year: number, week: number, number: number): string {
  return `${reference.slice(-3)}-${pad(year % 100, 2)}${pad(week, 2)}-${pad(number, 5)}`;
}

/** Serial numbers of the years from `from` to `to`, open-ended when `to` is `null`. */
export function serialRange(reference: string, from: number, to: number | null) {
  return {
    serial_from: serialNumber(reference, from, 1, 1),
    serial_to: to === null ? null : serialNumber(reference, to, WEEKS, LAST_NUMBER),
  };
}

function pad(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}
