import { useTranslations } from '#client/app/intl/use-translations.ts';
import listStyles from '#client/components/parts/part-list.module.css';
import { ReplacementNote } from '#client/components/parts/replacement-note.tsx';
import { PriceTag } from '#client/components/price/price-tag.tsx';
import { Badge } from '#client/ui/badge/badge.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import type { LineStatus, QuickOrderLine } from '#shared/contract/quick-order.ts';
import { MAX_QUANTITY } from '#shared/domain/cart-limits.ts';
import styles from './quick-order.module.css';

/** Green marks lines without any doubt. */
const TONES: Record<LineStatus, 'good' | 'caution' | 'error'> = {
  ok: 'good',
  on_order: 'caution',
  short_stock: 'caution',
  replaced: 'caution',
  repeated: 'caution',
  no_quantity: 'caution',
  unclear: 'caution',
  choose: 'caution',
  packed: 'caution',
  not_sold: 'error',
  shortened: 'error',
  out_of_stock: 'error',
  obsolete: 'error',
  bad_quantity: 'error',
  unknown: 'error',
};

export function ListLine({ line }: { line: QuickOrderLine }) {
  const { article, ordered } = line;
  return (
    <tr>
      <td className={`${styles.number} figures`}>{line.line}</td>
      <td className={`${styles.typed} figures`}>{line.input.replaceAll('\t', ' ')}</td>
      <th scope="row">
        <Name line={line} />
        <Explanation line={line} />
      </th>
      <td className={`${listStyles.figure} ${styles.quantity} figures`}>{ordered || ''}</td>
      <td className={listStyles.figure}>
        {article?.price && ordered > 0 && <PriceTag price={article.price} />}
      </td>
    </tr>
  );
}

function Name({ line: { article, product, status } }: { line: QuickOrderLine }) {
  const text = useTranslations();
  const named = article ?? product;
  return (
    <>
      {named ? (
        <>
          <b>{named.name}</b>
          <small className="figures">{named.reference}</small>
        </>
      ) : (
        <b>{text(status === 'shortened' ? 'parts.shortened_title' : 'parts.check_reference')}</b>
      )}
      <Badge tone={TONES[status]}>{text(`parts.line_${status}`)}</Badge>
    </>
  );
}

function Explanation({ line }: { line: QuickOrderLine }) {
  const text = useTranslations();
  const { article, ordered, product, replacement, status } = line;
  return (
    <>
      {status === 'short_stock' && <p>{text('parts.short_stock_text', { count: ordered })}</p>}
      {status === 'bad_quantity' && <p>{text('parts.bad_quantity_text', { max: MAX_QUANTITY })}</p>}
      {(status === 'unclear' || status === 'packed' || status === 'shortened') && (
        <p>{text(`parts.${status}_text`)}</p>
      )}
      {product?.replaced_by && <p>{text('parts.product_replaced', { name: product.replaced_by })}</p>}
      {product?.path && (
        <p>
          <TextLink href={product.path}>{text('parts.choose_link')}</TextLink>
        </p>
      )}
      {article && ordered === 0 && status !== 'short_stock' && <p>{text('parts.nothing_ordered')}</p>}
      {replacement && <ReplacementNote replacement={replacement} />}
    </>
  );
}
