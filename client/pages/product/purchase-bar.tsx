import { Calendar, MapPin, ShoppingCart } from 'lucide';
import { useEffect, useState } from 'react';
import { island, Nothing } from '#client/app/parts/island.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useChosen } from '#client/components/comparison/choice.ts';
import { PriceTag } from '#client/components/price/price-tag.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import type { Product } from '#shared/contract/product.ts';
import { NEAR_ID, useContactsRoute } from './near/use-contacts-route.ts';
import { ACTIONS_ID } from './purchase-actions.tsx';
import { useIsSold } from './use-is-sold.ts';
import { useQuoteLink } from './use-quote-link.ts';
import type { VariantChoice } from './use-variant.ts';
import styles from './purchase-bar.module.css';

type PurchaseBarProps = { product: Product; choice: VariantChoice };

/**
 * Price and main action at the bottom of a phone's window, below the buttons of the purchase; for the signature line
 * the request for an appointment. The bar of the comparison has the place when it has products. Needs scripts, which
 * tell whether the buttons are in sight.
 */
export const PurchaseBar = island(PurchaseBarContent, Nothing);

function PurchaseBarContent({ product, choice: { variant, model } }: PurchaseBarProps) {
  const text = useTranslations();
  const { target } = usePage().site;
  const isSold = useIsSold(variant);
  const hasContacts = useContactsRoute() !== null;
  const quoteLink = useQuoteLink();
  const appointment =
    product.signature && quoteLink?.({ product, variant, size: model.label, subject: 'appointment' });
  const isReached = useInSight(ACTIONS_ID, PAST_TOO);
  const isSeen = useInSight(ACTIONS_ID);
  const areContactsSeen = useInSight(NEAR_ID);
  const isComparing = useChosen().length > 0;
  const isLeft = isReached && !isSeen && !areContactsSeen;
  const isShown = isLeft && !isComparing && (isSold || appointment || hasContacts);
  return (
    <div className={styles.place} data-bar="bottom" data-print="no">
      {isShown && (
        <section className={styles.bar} aria-label={text('product.bar')}>
          <div className={`${styles.inner} container`}>
            <p>
              <b>{product.name}</b>
              {product.price_visible && <PriceTag price={variant.price} />}
            </p>
            {isSold && (
              <ButtonLink href={`#${ACTIONS_ID}`} icon={ShoppingCart}>
                {text('basket.add')}
              </ButtonLink>
            )}
            {!isSold && appointment && (
              <ButtonLink href={appointment} icon={Calendar}>
                {text('product.appointment')}
              </ButtonLink>
            )}
            {!isSold && !appointment && (
              <ButtonLink href={`#${NEAR_ID}`} icon={MapPin}>
                {text(`product.near_action_${target}`)}
              </ButtonLink>
            )}
          </div>
        </section>
      )}
    </div>
  );
}

/** Margin of the window that counts what has been scrolled past as in sight. */
const PAST_TOO = '100000px 0px 0px 0px';

/** Returns true while an element is in the window. @param margin around the window, as of an observer */
function useInSight(id: string, margin = '0px'): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return undefined;
    const watcher = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting === true), {
      rootMargin: margin,
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [id, margin]);
  return isInSight;
}
