import { ShoppingCart } from 'lucide';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { CartForm } from '#client/components/parts/cart-form.tsx';
import { useBuyer } from '#client/components/parts/use-buyer.ts';
import { Amount } from '#client/components/price/amount.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import type { QuickOrderRead } from '#shared/contract/quick-order.ts';
import { elementName, ELEMENT_FIELD, QUANTITY_FIELD } from '#shared/domain/cart-form.ts';
import styles from './quick-order.module.css';

type TakeListProps = { take: QuickOrderRead['take']; urlOf: (batch: number) => string };

/** Adds the available articles to the cart, in batches that fit its limit. Consumers get a link to distributors. */
export function TakeList({ take: { batch, batches, elements, total }, urlOf }: TakeListProps) {
  const text = useTranslations();
  const href = useHref();
  const { isEnabled } = usePage();
  const isBuyer = useBuyer();
  const sum = total && (
    <p className="figures">
      <b>
        <Amount price={total} />
      </b>
    </p>
  );
  const parts = batches > 1 && (
    <p className={styles.note}>
      {text('parts.batch', { batch, batches })}{' '}
      {batch < batches && <LinkArrow href={urlOf(batch + 1)}>{text('parts.batch_next')}</LinkArrow>}
    </p>
  );
  if (!isBuyer) {
    return (
      <div className={styles.take}>
        {sum}
        {isEnabled('store-locator-distributor') && (
          <LinkArrow href={href('store-locator-distributor')}>{text('parts.distributor')}</LinkArrow>
        )}
        {parts}
      </div>
    );
  }
  return (
    <>
      <CartForm className={styles.take}>
        {elements.map((element) => (
          <span key={elementName(element)} hidden>
            <input type="hidden" name={ELEMENT_FIELD} value={elementName(element)} />
            <input type="hidden" name={QUANTITY_FIELD} value={element.quantity} />
          </span>
        ))}
        <Button type="submit" icon={ShoppingCart}>
          {text('parts.add_lines', { count: elements.length })}
        </Button>
        {sum}
      </CartForm>
      {parts}
    </>
  );
}
