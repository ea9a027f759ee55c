import { usePage } from '#client/app/page/page-context.ts';
import { useMoney } from '#client/app/intl/use-money.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Button } from '#client/ui/button/button.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import type { CartResponse } from '#shared/contract/cart.ts';
import { LOYALTY_RULES } from '#shared/domain/loyalty-rules.ts';
import { minGoodsForPoints, pointsWorth } from '#shared/domain/loyalty-use.ts';
import { formatFigure } from '#shared/domain/price.ts';
import styles from './cart-summary.module.css';
import { POINTS_FIELD } from './cart-fields.ts';
import { useSmallField } from './use-small-field.ts';

type Points = NonNullable<CartResponse['points']>;

/** Shows the value of the customer's points in this cart, with a field to use them and a button to remove them. */
export function PointsForm({ points }: { points: Points }) {
  const text = useTranslations();
  const { match } = usePage();
  const sentences = usePointsText(points);
  const { defaultValue, ...field } = useSmallField(POINTS_FIELD);
  const isUsable = points.max > 0 || field.error !== undefined;
  if (sentences.length === 0) return null;
  return (
    <section className={styles.form} aria-labelledby="cart-points-title">
      <h3 id="cart-points-title">{text('cart.points_title')}</h3>
      {sentences.map((sentence) => (
        <p key={sentence} className={styles.note}>
          {sentence}
        </p>
      ))}
      {points.used > 0 && (
        <form method="post" action={match.pathname}>
          <input type="hidden" name="intent" value="remove-points" />
          <button type="submit" className={styles.plain}>
            {text('cart.points_remove')}
          </button>
        </form>
      )}
      {isUsable && (
        <form method="post" action={match.pathname} className={styles.pair} noValidate data-print="no">
          <input type="hidden" name="intent" value="points" />
          <TextField
            {...field}
            defaultValue={defaultValue ?? String(points.used || points.max)}
            label={text('cart.points_label', { step: LOYALTY_RULES.pointsOfVoucher })}
            autoComplete="off"
            inputMode="numeric"
            maxLength={20}
          />
          <Button type="submit" kind="secondary">
            {text('cart.points_apply')}
          </Button>
        </form>
      )}
    </section>
  );
}

/** Sentences about the customer's points; empty without points. */
function usePointsText({ balance, pending, max }: Points): string[] {
  const text = useTranslations();
  const { locale } = usePage().site;
  const figure = (value: number) => formatFigure(value, locale);
  const money = useMoney(0);
  const { pointsOfVoucher: step, holdDays: days } = LOYALTY_RULES;
  const has = { balance: figure(balance), count: balance, amount: money(pointsWorth(balance)) };
  const own = balance < step ? text('cart.points_few', { ...has, step }) : text('cart.points_have', has);
  const here =
    max > 0
      ? text('cart.points_here', { max: figure(max), amount: money(pointsWorth(max)) })
      : text('cart.points_small_cart', { amount: money(minGoodsForPoints()) });
  return [
    ...(balance >= step ? [`${own} ${here}`] : balance > 0 ? [own] : []),
    ...(pending > 0 ? [text('cart.points_pending', { pending: figure(pending), count: pending, days })] : []),
  ];
}
