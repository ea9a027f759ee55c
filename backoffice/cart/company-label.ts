import type { Locale } from '#shared/locale.ts';

/** Label of the company's own discount in carts, e-mails and documents. */
export const COMPANY_LABEL: Readonly<Record<Locale, string>> = {
  fr: 'Remise professionnelle',
  en: 'Trade discount',
};
