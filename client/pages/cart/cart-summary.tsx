import { ArrowRight } from 'lucide';
import { focusInvalid } from '#client/app/forms/focus-invalid.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { DeliveryPromise } from '#client/components/delivery-promise/delivery-promise.tsx';
import { Button } from '#client/ui/button/button.tsx';
import type { CartResponse } from '#shared/contract/cart.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { Amounts } from './amounts.tsx';
import { LINES_ID, SUMMARY_ID } from './cart-fields.ts';
import styles from './cart-summary.module.css';
import { PointsForm } from './points-form.tsx';
import { CodeForm, ZipcodeForm } from './summary-forms.tsx';
import { useMoney } from '#client/app/intl/use-money.ts';

const GRAMS_A_KILO = 1000;

type CartSummaryProps = {
  cart: CartResponse;
  isEmpty: boolean;
  isChanging: boolean;
  /** True when a quantity must be corrected before the next step. */
  hasInvalidQuantity: boolean;
};

export function CartSummary({ cart, isEmpty, isChanging, hasInvalidQuantity }: CartSummaryProps) {
  const text = useTranslations();
  const { locale } = usePage().site;
  if (isEmpty) return null;
  return (
    <aside className={styles.summary} id={SUMMARY_ID} aria-labelledby="cart-summary-title">
      <h2 id="cart-summary-title">{text('cart.summary')}</h2>
      <Amounts cart={cart} isChanging={isChanging} />
      {cart.promise && <DeliveryPromise promise={cart.promise} />}
      <div className={styles.way}>
        <Continue hasInvalidQuantity={hasInvalidQuantity} />
      </div>

      <CodeForm cart={cart} />
      {cart.points && <PointsForm points={cart.points} />}
      <ZipcodeForm cart={cart} />

      <p className={`${styles.weight} figures`}>
        {text('cart.weight', { weight: formatFigure(cart.weight / GRAMS_A_KILO, locale) })}
      </p>
    </aside>
  );
}

/** On a phone, the total and the next-step button stay visible. */
export function CartBar({ cart, hasInvalidQuantity }: Pick<CartSummaryProps, 'cart' | 'hasInvalidQuantity'>) {
  const text = useTranslations();
  const money = useMoney();
  return (
    <div className={styles.bar} data-bar="bottom" data-print="no">
      <p className="figures">
        <span>{text('cart.total')}</span> <b>{money(cart.amount.total)}</b>
      </p>
      <Continue hasInvalidQuantity={hasInvalidQuantity} />
    </div>
  );
}

/** Submits the quantities form, so that unsaved quantities are included. */
function Continue({ hasInvalidQuantity }: Pick<CartSummaryProps, 'hasInvalidQuantity'>) {
  const text = useTranslations();
  const { isEnabled } = usePage();
  if (!isEnabled('order-shipping')) return null;
  if (hasInvalidQuantity)
    return (
      <Button kind="secondary" wide onClick={() => focusInvalid(document.forms.namedItem(LINES_ID))}>
        {text('cart.correct')}
      </Button>
    );
  return (
    <Button type="submit" form={LINES_ID} name="intent" value="continue" icon={ArrowRight} wide>
      {text('cart.continue')}
    </Button>
  );
}
