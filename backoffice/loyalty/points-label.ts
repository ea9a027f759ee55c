import type { Locale } from '#shared/locale.ts';

/** Label of the discount by points in carts, e-mails and documents. */
export const POINTS_LABEL: Readonly<Record<Locale, string>> = {
  fr: 'Points de fidélité',
  en: 'Loyalty points',
};
