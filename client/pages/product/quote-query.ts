import type { Translate } from '#client/app/intl/use-translations.ts';
import type { Product, ProductVariant } from '#shared/contract/product.ts';

type Quoted = {
  product: Pick<Product, 'name'>;
  variant: ProductVariant;
  /** Name of the size. */
  size: string;
  /** m² of the room or the house, if they were asked. */
  area?: { room?: number; home?: number };
};

/** Query of the contact form that asks for a quote of a size and colour: its message, and the area of the house. */
export function quoteQuery(text: Translate, { product, variant, size, area = {} }: Quoted): string {
  const article = text('product.quote_message', {
    product: product.name,
    size,
    colour: variant.colour.label,
    reference: variant.reference,
  });
  const { room, home } = area;
  const query = new URLSearchParams({ subject: 'quote' });
  query.set('message', room ? `${article} ${text('product.quote_room', { area: room })}` : article);
  if (home) query.set('surface', String(home));
  return `?${query}`;
}
