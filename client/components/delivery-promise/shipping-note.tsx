import { useTranslations, type Translate } from '#client/app/intl/use-translations.ts';
import type { CartResponse, Destination } from '#shared/contract/cart.ts';

type ShippingNoteProps = {
  cart: Pick<CartResponse, 'destination' | 'shipping_state' | 'shipping_carrier' | 'carriers'>;
};

/** Destination and carrier of the delivery cost. Pages must load the message group `checkout`. */
export function ShippingNote({ cart }: ShippingNoteProps) {
  const text = useTranslations();
  const { destination, shipping_state: state, carriers } = cart;
  const carrier = carriers.find(({ technical_name: name }) => name === cart.shipping_carrier);
  return (
    <>
      {destination && <small>{destinationText(text, destination)}</small>}
      {carrier && (
        <small>
          {text(state === 'chosen' ? 'checkout.with_carrier' : 'checkout.estimated_with', {
            carrier: carrier.name,
          })}
        </small>
      )}
    </>
  );
}

export function destinationText(text: Translate, { source, name, zipcode, city }: Destination): string {
  const place = city === null ? zipcode : `${zipcode} ${city}`;
  if (source === 'postcode') return text('checkout.to_postcode', { zipcode });
  return source === 'relay'
    ? text('checkout.to_relay', { name: name ?? '', place })
    : text('checkout.to_address', { place });
}
