import { useRef } from 'react';
import { useNavigation } from '#client/app/navigation.ts';
import { usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { Select } from '#client/ui/select/select.tsx';
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
      <Select
        id={FIELD_ID}
        name="orderBy"
        key={orderBy}
        defaultValue={orderBy}
        options={PRODUCT_ORDERS.map((order) => ({ value: order, label: text(`order.${order}`) }))}
        onChange={(event) => {
          const order = PRODUCT_ORDERS.find((candidate) => candidate === event.target.value) ?? 'position';
          navigate(listUrl(target, site, { filters, orderBy: order }), { keepPlace: true });
        }}
      />
      <noscript>
        <button type="submit">{text('order.apply')}</button>
      </noscript>
    </form>
  );
}
