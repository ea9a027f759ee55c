import { usePageForm } from '#client/app/forms/form-context.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations, type Translate } from '#client/app/intl/use-translations.ts';
import { useMoney } from '#client/app/intl/use-money.ts';
import type { CartResponse } from '#shared/contract/cart.ts';
import { compareCart, type CartChange } from '#shared/domain/cart-changes.ts';
import { dayText } from '#shared/domain/day-text.ts';
import { readShownCart, SHOWN_FIELD } from '#shared/domain/shown-cart.ts';
import type { Locale } from '#shared/locale.ts';
import styles from './cart-changes.module.css';

/**
 * Changes of the cart since the submitted form was rendered; none for a form without a cart snapshot. Pages must load
 * the message group `checkout`.
 */
export function CartChanges({ cart }: { cart: CartResponse }) {
  const text = useTranslations();
  const money = useMoney();
  const { locale } = usePage().site;
  const { state } = usePageForm();
  const shown = readShownCart(state?.values[SHOWN_FIELD]?.[0]);
  const changes = shown ? compareCart(shown, cart) : [];
  if (changes.length === 0) return null;
  return (
    <div className={styles.changes} data-cart-changes>
      <p>{text('checkout.changes')}</p>
      <ul>
        {changes.map((change) => {
          const message = changeText(change, { text, money, locale });
          return <li key={message}>{message}</li>;
        })}
      </ul>
    </div>
  );
}

type MessageContext = { text: Translate; money: (amount: number) => string; locale: Locale };

function changeText(change: CartChange, { text, money, locale }: MessageContext): string {
  const { kind } = change;
  switch (kind) {
    case 'line_removed':
    case 'unavailable':
      return text(`checkout.change_${kind}`, { name: change.name });
    case 'line_added':
      return text('checkout.change_line_added', { name: change.name, count: change.quantity });
    case 'quantity': {
      const { name, before, now, isShort } = change;
      return text(isShort ? 'checkout.change_stock' : 'checkout.change_quantity', { name, before, now });
    }
    case 'price':
      return text('checkout.change_price', {
        name: change.name,
        before: money(change.before),
        now: money(change.now),
      });
    case 'code_removed':
    case 'code_added':
      return text(`checkout.change_${kind}`, { code: change.code });
    case 'discount':
      return discountText(change, text, money);
    case 'carrier':
      return change.carrier === null
        ? text('checkout.change_carrier_none')
        : text('checkout.change_carrier', { carrier: change.carrier });
    case 'delivery':
    case 'invoice':
    case 'phone':
    case 'order_number':
    case 'site_reference':
      return change.now === ''
        ? text(`checkout.change_${kind}_none`)
        : text(`checkout.change_${kind}`, { now: change.now });
    case 'comment':
      return text('checkout.change_comment');
    case 'date':
      return text('checkout.change_date', { now: dayText(change.now, locale) });
    case 'points':
      return text('checkout.change_points', {
        before: money(Math.abs(change.before)),
        now: money(Math.abs(change.now)),
      });
    case 'shipping':
    case 'total':
      return text(`checkout.change_${kind}`, { before: money(change.before), now: money(change.now) });
  }
}

/** Discounts are shown without a sign. */
function discountText(
  { code, before, now }: Extract<CartChange, { kind: 'discount' }>,
  text: Translate,
  money: (amount: number) => string,
): string {
  const amounts = { before: money(Math.abs(before)), now: money(Math.abs(now)) };
  return code === 'pro'
    ? text('checkout.change_discount_pro', amounts)
    : text('checkout.change_discount', { code, ...amounts });
}
