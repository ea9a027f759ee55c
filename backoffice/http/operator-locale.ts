import type { Locale } from '#shared/locale.ts';

/** Language of the pages for operators. */
export const OPERATOR_LOCALE: Locale = 'en';
