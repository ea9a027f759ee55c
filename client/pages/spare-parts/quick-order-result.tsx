import { ShoppingCart } from 'lucide';
import { useHref } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { CartForm } from '#client/components/parts/cart-form.tsx';
import { ReplacementNote } from '#client/components/parts/replacement-note.tsx';
import listStyles from '#client/components/parts/part-list.module.css';
import { useBuyer } from '#client/components/parts/use-buyer.ts';
import { Amount, paidAmount } from '#client/components/price/amount.tsx';
import { PriceTag } from '#client/components/price/price-tag.tsx';
import { Badge } from '#client/ui/badge/badge.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import type { QuickOrderAnswer, QuickOrderLine } from '#shared/contract/spare-part.ts';
import { ELEMENT_FIELD, QUANTITY_FIELD } from '#shared/domain/cart-form.ts';
import { MOST_QUANTITY } from '#shared/domain/cart-limits.ts';
import { sumLines, type Sum } from './sum-lines.ts';
import styles from './quick-order.module.css';

const TONES: Record<QuickOrderLine['status'], 'good' | 'caution' | 'error'> = {
  ok: 'good',
  on_order: 'caution',
  short_stock: 'caution',
  replaced: 'caution',
  repeated: 'caution',
  out_of_stock: 'error',
  obsolete: 'error',
  bad_quantity: 'error',
  unknown: 'error',
};

/** What would come of each line, and a button that takes all that can be had. */
export function QuickOrderResult({ answer: { lines, left_out: leftOut } }: { answer: QuickOrderAnswer }) {
  const text = useText();
  const sum = sumLines(lines);
  const { quantities } = sum;
  const caption = text('parts.lines_result', { ok: quantities.size, count: lines.length });
  return (
    <div id="lignes" className={styles.result}>
      <table className={`${listStyles.table} ${styles.table}`}>
        <caption role="status">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text('parts.line')}</th>
            <th scope="col">{text('parts.typed')}</th>
            <th scope="col">{text('parts.part')}</th>
            <th scope="col" className={listStyles.figure}>
              {text('parts.quantity')}
            </th>
            <th scope="col" className={listStyles.figure}>
              {text('parts.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.line} line={line} />
          ))}
        </tbody>
      </table>
      {leftOut > 0 && <p>{text('parts.left_out', { count: leftOut })}</p>}
      {quantities.size > 0 && <Take sum={sum} />}
    </div>
  );
}

/** All that can be had, into the cart; a consumer is led to those who sell it. */
function Take({ sum: { quantities, cents, price } }: { sum: Sum }) {
  const text = useText();
  const href = useHref();
  const isBuyer = useBuyer();
  const total = price && (
    <p className="figures">
      <b>
        <Amount price={{ ...paidAmount(price), amount: cents / 100 }} />
      </b>
    </p>
  );
  if (!isBuyer) {
    return (
      <div className={styles.take}>
        {total}
        <LinkArrow href={href('store-locator-distributor')}>{text('parts.distributor')}</LinkArrow>
      </div>
    );
  }
  return (
    <CartForm className={styles.take}>
      {[...quantities].map(([id, quantity]) => (
        <span key={id} hidden>
          <input type="hidden" name={ELEMENT_FIELD} value={`part.${id}`} />
          <input type="hidden" name={QUANTITY_FIELD} value={quantity} />
        </span>
      ))}
      <Button type="submit" icon={ShoppingCart}>
        {text('parts.add_lines', { count: quantities.size })}
      </Button>
      {total}
    </CartForm>
  );
}

function Line({ line }: { line: QuickOrderLine }) {
  const text = useText();
  const { part, ordered, replacement, status } = line;
  return (
    <tr>
      <td className={`${styles.number} figures`}>{line.line}</td>
      <td className={`${styles.typed} figures`}>{line.input.replaceAll('\t', ' ')}</td>
      <th scope="row">
        {part ? (
          <>
            <b>{part.name}</b>
            <small className="figures">{part.reference}</small>
          </>
        ) : (
          <b>{text('parts.check_reference')}</b>
        )}
        <Badge tone={TONES[status]}>{text(`parts.line_${status}`)}</Badge>
        {status === 'short_stock' && <p>{text('parts.short_stock_text', { count: ordered })}</p>}
        {status === 'bad_quantity' && <p>{text('parts.bad_quantity_text', { max: MOST_QUANTITY })}</p>}
        {part && ordered === 0 && status !== 'short_stock' && <p>{text('parts.nothing_ordered')}</p>}
        {replacement && <ReplacementNote replacement={replacement} />}
      </th>
      <td className={`${listStyles.figure} ${styles.quantity} figures`}>{ordered || ''}</td>
      <td className={listStyles.figure}>{part?.price && ordered > 0 && <PriceTag price={part.price} />}</td>
    </tr>
  );
}
