import type { Locale } from '#shared/locale.ts';

/** Page with the result of a payment, by language (routes/paths.ts). */
const PATHS: Record<Locale, string> = {
  fr: '/commande/confirmation-cb',
  en: '/en/order/confirmation-cb',
};

export function returnUrl(publicUrl: string, lang: Locale, reference: string): string {
  const url = new URL(PATHS[lang], publicUrl);
  url.searchParams.set('reference', reference);
  return url.href;
}
