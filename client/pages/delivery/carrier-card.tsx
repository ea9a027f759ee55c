import type { RefObject } from 'react';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { PromiseLine } from '#client/components/delivery-promise/delivery-promise.tsx';
import { useStore } from '#client/stores/store-context.ts';
import type { Carrier } from '#shared/contract/carrier.ts';
import { formatPrice } from '#shared/domain/price.ts';
import styles from './carrier-card.module.css';
import { CarrierSign } from './carrier-sign.tsx';
import { cardId } from './delivery-view.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { openParts } from './open-parts.ts';
import { RelayChoice } from './relay-choice.tsx';
import type { Delivery } from './use-delivery.ts';

type CarrierCardProps = {
  carrier: Carrier;
  delivery: Delivery;
  /** Element of the selected relay point; receives focus after the selection. */
  chosenRef: RefObject<HTMLDivElement | null>;
  onChoose: (carrier: string) => void;
  onPick: () => void;
};

export function CarrierCard({ carrier, delivery, chosenRef, onChoose, onPick }: CarrierCardProps) {
  const text = useTranslations();
  const { technical_name: name, refused } = carrier;
  const isOpen = delivery.open === name && refused === null;
  const { hasRelay, hasFields } = openParts(delivery);
  return (
    <div id={cardId(name)} className={styles.card} data-open={isOpen || undefined}>
      <label className={styles.head}>
        <input
          // Remounts the radio when the carrier becomes unavailable, which unchecks it.
          key={String(refused)}
          type="radio"
          name="carrier"
          value={name}
          defaultChecked={isOpen}
          disabled={refused !== null}
          onChange={() => onChoose(name)}
        />
        <CarrierSign name={name} />
        <span className={styles.name}>{carrier.name}</span>
        <span className={styles.facts}>
          {refused === null ? <CarrierFacts carrier={carrier} /> : text(`delivery.${refused}`)}
        </span>
      </label>
      {isOpen ? (
        <div className={styles.content}>
          {hasRelay && <RelayChoice relay={delivery.relay} chosenRef={chosenRef} onPick={onPick} />}
          {hasFields && <DeliveryFields key={name} delivery={delivery} carrier={name} />}
        </div>
      ) : (
        <p className={styles.opener}>
          <button type="submit" name="intent" value="carrier">
            {text('delivery.open')}
            <span className="hidden"> {carrier.name}</span>
          </button>
        </p>
      )}
    </div>
  );
}

function CarrierFacts({ carrier: { promise, shipping } }: { carrier: Carrier }) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const { symbol } = useStore().settings.salesplan.currency;
  return (
    <>
      {shipping !== null && (
        <strong className="figures">
          {text('delivery.price', { amount: formatPrice(shipping, { locale, symbol, digits: 2 }) })}
        </strong>
      )}
      {promise && (
        <span>
          <PromiseLine promise={promise} />
        </span>
      )}
    </>
  );
}
