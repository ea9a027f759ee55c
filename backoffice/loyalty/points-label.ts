import type { Locale } from '#shared/locale.ts';

/** What the discount by points is called in carts, letters and documents. */
export const POINTS_LABEL: Readonly<Record<Locale, string>> = {
  fr: 'Points de fidélité',
  en: 'Loyalty points',
};
