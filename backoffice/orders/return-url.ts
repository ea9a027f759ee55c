import type { Locale } from '#shared/locale.ts';

/** The page that says what has become of a payment, in each language (routes/paths.ts). */
const PATHS: Record<Locale, string> = {
  fr: '/commande/confirmation-cb',
  en: '/en/order/confirmation-cb',
};

/** Where the bank leads a buyer back to. */
export function returnUrl(publicUrl: string, lang: Locale, reference: string): string {
  const url = new URL(PATHS[lang], publicUrl);
  url.searchParams.set('reference', reference);
  return url.href;
}
