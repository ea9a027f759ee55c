import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
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

/**
 * Address of the contact form that asks for a quote or an appointment about a size and colour: with its message, and the area of the house.
 * `null` where the shop gives no quotes, and for professionals, who order.
 */
export function useQuoteLink(): ((quoted: Quoted) => string) | null {
  const text = useTranslations();
  const href = useHref();
  const { site, isEnabled } = usePage();
  if (site.target !== 'part' || !isEnabled('landing-heating')) return null;
  return ({ product, variant, size, subject = 'quote', area: { room, home } = {} }) => {
    const article = text(`product.${subject}_message`, {
      product: product.name,
      size,
      colour: variant.colour.label,
      reference: variant.reference,
    });
    const query = new URLSearchParams({ subject });
    query.set('message', room ? `${article} ${text('product.quote_room', { area: room })}` : article);
    if (home) query.set('surface', String(home));
    return `${href('contact-form')}?${query}`;
  };
}
