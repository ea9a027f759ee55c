import { useHref, usePage } from '#client/app/page/page-context.ts';

type QuoteRequest = {
  /** Subject of the form: a quote without it. */
  subject?: 'quote' | 'appointment' | undefined;
  message: string;
  /** m² of the house, if they were asked. */
  surface?: number | undefined;
};

/**
 * Address of the contact form that asks for a quote, or an appointment, with its message. `null` where the shop gives no quotes, and for
 * professionals, who order.
 */
export function useQuoteForm(): ((request: QuoteRequest) => string) | null {
  const href = useHref();
  const { site, isEnabled } = usePage();
  if (site.target !== 'part' || !isEnabled('landing-heating')) return null;
  return ({ subject = 'quote', message, surface }) => {
    const query = new URLSearchParams({ subject, message });
    if (surface) query.set('surface', String(surface));
    return `${href('contact-form')}?${query}`;
  };
}
