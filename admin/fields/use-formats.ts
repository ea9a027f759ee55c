import { useLocale } from 'ra-core';
import { useContext, useMemo } from 'react';
import { CurrencyContext } from '#admin/app/currency-context.ts';

/** Amounts, numbers, days and times in the language of the operator. */
export type Formats = {
  /** An amount in units of the currency of the shop. */
  formatAmount: (amount: number) => string;
  formatNumber: (value: number) => string;
  /** A number with its sign, also a plus. */
  formatChange: (value: number) => string;
  /** Day and time. */
  time: (iso: string) => string;
  /** A day without its time, such as `2026-11-27`. */
  day: (iso: string) => string;
};

export function useFormats(): Formats {
  // English is that of Europe: days before months, and 24 hours.
  const region = useLocale() === 'en' ? 'en-GB' : 'fr-FR';
  const currency = useContext(CurrencyContext);
  return useMemo(() => {
    const amount = new Intl.NumberFormat(region, { style: 'currency', currency });
    const number = new Intl.NumberFormat(region);
    const change = new Intl.NumberFormat(region, { signDisplay: 'exceptZero' });
    const time = new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'short' });
    // A day has no time zone.
    const day = new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeZone: 'UTC' });
    return {
      formatAmount: (value) => amount.format(value),
      formatNumber: (value) => number.format(value),
      formatChange: (value) => change.format(value),
      time: (iso) => time.format(new Date(iso)),
      day: (iso) => day.format(new Date(`${iso}T00:00:00Z`)),
    };
  }, [region, currency]);
}
