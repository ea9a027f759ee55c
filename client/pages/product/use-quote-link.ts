import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useQuoteForm } from '#client/components/quote/use-quote-form.ts';
import type { Product, ProductVariant } from '#shared/contract/product.ts';

type Quoted = {
  product: Pick<Product, 'name'>;
  /** A quote, or an appointment about a product of the signature line. */
  subject?: 'quote' | 'appointment';
  variant: ProductVariant;
  /** Name of the size. */
  size: string;
  /** m² of the room or the house, if they were asked. */
  area?: { room?: number; home?: number };
};

/** Address of the contact form that asks for a quote or an appointment about a size and colour; `null` as `useQuoteForm`. */
export function useQuoteLink(): ((quoted: Quoted) => string) | null {
  const text = useTranslations();
  const quoteForm = useQuoteForm();
  if (!quoteForm) return null;
  return ({ product, variant, size, subject = 'quote', area: { room, home } = {} }) => {
    const article = text(`product.${subject}_message`, {
      product: product.name,
      size,
      colour: variant.colour.label,
      reference: variant.reference,
    });
    return quoteForm({
      subject,
      message: room ? `${article} ${text('product.quote_room', { area: room })}` : article,
      surface: home,
    });
  };
}
