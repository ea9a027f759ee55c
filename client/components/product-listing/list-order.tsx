import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { useNavigation } from '#client/app/navigation.ts';
import { usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import { href } from '#routes/href.ts';
import type { Filter } from '#shared/domain/filter-segments.ts';
import { PRODUCT_ORDERS, type ProductOrder } from '#shared/domain/product-order.ts';
import { listUrl, type ListTarget } from './list-target.ts';
import styles from './list-order.module.css';

type ListOrderProps = { filters: Filter[]; orderBy: ProductOrder; target: ListTarget };

const FIELD_ID = 'list-order';

/** The order of a list. Without scripts a button applies it. */
export function ListOrder({ filters, orderBy, target }: ListOrderProps) {
  const text = useText();
  const { site } = usePage();
  const navigate = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const path = href(target.route, site, { slug: target.slug, filters });
  return (
    <form ref={form} className={styles.form} action={path}>
      {target.query && <input type="hidden" name="q" value={target.query} />}
      <label htmlFor={FIELD_ID}>{text('order.label')}</label>
      <span className={styles.select}>
        <select
          id={FIELD_ID}
          name="orderBy"
          key={orderBy}
          defaultValue={orderBy}
          onChange={(event) => {
            const order = PRODUCT_ORDERS.find((candidate) => candidate === event.target.value) ?? 'position';
            navigate(listUrl(target, site, { filters, orderBy: order }), { keepPlace: true });
          }}
        >
          {PRODUCT_ORDERS.map((order) => (
            <option key={order} value={order}>
              {text(`order.${order}`)}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size="small" />
      </span>
      <noscript>
        <button type="submit">{text('order.apply')}</button>
      </noscript>
    </form>
  );
}
