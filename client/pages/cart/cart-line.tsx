import { usePageForm } from '#client/app/form-context.ts';
import { usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { Amount } from '#client/components/price/amount.tsx';
import { QuantityField } from '#client/components/quantity-field/quantity-field.tsx';
import { FieldError } from '#client/ui/field/field.tsx';
import type { CartLine as Line } from '#shared/contract/cart.ts';
import { leadTimeText } from '#shared/domain/promise-words.ts';
import { quantityName, REMOVE_FIELD } from './cart-fields.ts';
import styles from './cart-lines.module.css';
import { LineWall } from './line-wall.tsx';
import type { LiveCart } from './use-live-cart.ts';

/** What the buyer pays, before tax. */
const net = (amount: number) => ({ amount, tax: 'excluded', kind: 'net' }) as const;

/** One line: what it is, what one costs, how many, what they come to. */
export function CartLine({ line, live }: { line: Line; live: LiveCart }) {
  const text = useText();
  const { state } = usePageForm();
  const { id, name, quantity } = line;
  const field = quantityName(id);
  const error = state?.errors[field] === undefined ? undefined : text('cart.fault_quantity');
  const typed = live.typed.get(id) ?? (error ? state?.values[field]?.[0] : undefined) ?? String(quantity);
  const shown = /^[1-9]\d{0,3}$/.test(typed) ? Math.min(Number(typed), line.max) : quantity;
  return (
    <li className={styles.line}>
      <LineWall cover={line.cover} />
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
          name={field}
          value={typed}
          most={line.max}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${field}-error`}
          onChange={(event) => live.type(id, event.target.value)}
          onStep={(next) => live.type(id, String(next))}
        />
        <FieldError id={`${field}-error`} error={error} />
        <button type="submit" name={REMOVE_FIELD} value={id} className={styles.remove}>
          {text('cart.remove')}
          <span className="hidden"> {name}</span>
        </button>
      </div>
      <p className={`${styles.total} figures`}>
        <span className="hidden">{text('cart.line_total')} </span>
        <Amount price={net(shown === quantity ? line.net_total_without_tax : line.net_without_tax * shown)} />
      </p>
    </li>
  );
}

function Stock({ line: { stock, max, delay_days: days } }: { line: Line }) {
  const text = useText();
  const { locale } = usePage().site;
  if (stock === 'on_order') return <p>{leadTimeText(days, locale)}</p>;
  return stock === 'low' ? <p className={styles.low}>{text('cart.stock_low', { count: max })}</p> : null;
}
