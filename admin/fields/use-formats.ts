import { useLocale } from 'ra-core';
import { useMemo } from 'react';

/** Amounts, days and times in the language of the operator. */
export type Formats = {
  /** An amount in euros. */
  euros: (amount: number) => string;
  /** Day and time. */
  time: (iso: string) => string;
  /** A day without its time, such as `2026-11-27`. */
  day: (iso: string) => string;
};

export function useFormats(): Formats {
  const locale = useLocale();
  return useMemo(() => {
    const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
    const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    // A day has no time zone.
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    return {
      euros: (amount) => euros.format(amount),
      time: (iso) => time.format(new Date(iso)),
      day: (iso) => day.format(new Date(`${iso}T00:00:00Z`)),
    };
  }, [locale]);
}
