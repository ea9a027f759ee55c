import type { Locale } from '#shared/locale.ts';

/** Pages that a buyer returns to from the bank, by language (routes/paths.ts). */
const PATHS: Record<'result' | 'payment', Record<Locale, string>> = {
  result: { fr: '/commande/confirmation-cb', en: '/en/order/confirmation-cb' },
  payment: { fr: '/commande/recapitulatif', en: '/en/order/summary' },
};

/** Addresses of the page with the result of a payment, and of the page that leads to the bank. */
export function returnUrls(
  publicUrl: string,
  lang: Locale,
  reference: string,
): { returnUrl: string; cancelUrl: string } {
  const to = (page: keyof typeof PATHS) => {
    const url = new URL(PATHS[page][lang], publicUrl);
    url.searchParams.set('reference', reference);
    return url.href;
  };
  return { returnUrl: to('result'), cancelUrl: to('payment') };
}
