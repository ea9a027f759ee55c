import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Amount } from '#client/components/price/amount.tsx';
import { MAX_QUANTITY_LENGTH, QuantityField } from '#client/components/quantity-field/quantity-field.tsx';
import type { CartLine as Line } from '#shared/contract/cart.ts';
import { leadTimeText } from '#shared/domain/promise-words.ts';
import { quantityName, REMOVE_FIELD } from './cart-fields.ts';
import styles from './cart-lines.module.css';
import { lineMessage } from './line-message.ts';
import { lineQuantity } from './line-quantity.ts';
import { LineCover } from '#client/components/line-cover/line-cover.tsx';
import { removeWhenZero } from './remove-when-zero.ts';
import type { OptimisticCart } from './use-optimistic-cart.ts';

const net = (amount: number) => ({ amount, tax: 'excluded', kind: 'net' }) as const;

export function CartLine({ line, live }: { line: Line; live: OptimisticCart }) {
  const text = useTranslations();
  const { id, name } = line;
  const { typed, quantity, problem } = lineQuantity(line, live);
  return (
    <li className={styles.line}>
      <LineCover cover={line.cover} />
      <div className={styles.what}>
        <h3>{line.path === null ? name : <a href={line.path}>{name}</a>}</h3>
        <p className="figures">
          {text('cart.reference')} {line.reference}
        </p>
        <Stock line={line} />
        <p className={`${styles.unit} figures`}>
          <Amount price={net(line.net_without_tax)} /> {text('cart.each')}
          {line.net_without_tax < line.unit_without_tax && (
            <span>
              <Amount price={{ amount: line.unit_without_tax, tax: 'excluded', kind: 'public' }} />
            </span>
          )}
        </p>
      </div>
      <div className={styles.quantity}>
        <QuantityField
          labels={{
            field: text('cart.quantity_of', { name }),
            less: text('cart.less_of', { name }),
            more: text('cart.more_of', { name }),
          }}
          name={quantityName(id)}
          value={typed}
          max={line.max}
          known={line.quantity}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- focus starts at the refused field after a form submission
          autoFocus={problem !== undefined && live.refused(id) !== undefined}
          error={problem && lineMessage(text, problem, line.max)}
          maxLength={MAX_QUANTITY_LENGTH}
          onChange={(event) => live.type(id, event.target.value)}
          onBlur={(event) => {
            live.commit();
            removeWhenZero(event);
          }}
          onStep={(next) => live.type(id, String(next))}
          onStepped={live.commit}
        />
        <button type="submit" name={REMOVE_FIELD} value={id} className={styles.remove}>
          {text('cart.remove')}
          <span className="hidden"> {name}</span>
        </button>
      </div>
      <p className={`${styles.total} figures`}>
        <span className="hidden">{text('cart.line_total')} </span>
        <Amount
          price={net(
            quantity === line.quantity ? line.net_total_without_tax : line.net_without_tax * quantity,
          )}
        />
      </p>
    </li>
  );
}

function Stock({ line: { stock, max, delay_days: days } }: { line: Line }) {
  const text = useTranslations();
  const { locale } = usePage().site;
  if (stock === 'on_order') return <p>{leadTimeText(days, locale)}</p>;
  return stock === 'low' ? <p className={styles.low}>{text('cart.stock_low', { count: max })}</p> : null;
}
