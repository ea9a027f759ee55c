import { useNavigation } from '#client/app/router/navigation.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Select } from '#client/ui/select/select.tsx';
import { PRODUCT_ORDERS, type ProductOrder } from '#shared/domain/product-order.ts';
import { FACET_FORM_ID, listUrl, readListForm, type ListTarget } from './list-target.ts';
import styles from './list-order.module.css';

type ListOrderProps = { orderBy: ProductOrder; target: ListTarget };

const FIELD_ID = 'list-order';

/** The order of a list, part of the facets' form, so that both apply together. Without scripts a button applies it. */
export function ListOrder({ orderBy, target }: ListOrderProps) {
  const text = useTranslations();
  const { site } = usePage();
  const navigate = useNavigation();
  return (
    <div className={styles.order}>
      <label htmlFor={FIELD_ID}>{text('order.label')}</label>
      <Select
        id={FIELD_ID}
        name="orderBy"
        form={FACET_FORM_ID}
        key={orderBy}
        defaultValue={orderBy}
        options={PRODUCT_ORDERS.map((order) => ({ value: order, label: text(`order.${order}`) }))}
        onChange={({ currentTarget: { form } }) => {
          if (form) navigate(listUrl(target, site, readListForm(form)), { keepPosition: true });
        }}
      />
      <noscript>
        <button type="submit" form={FACET_FORM_ID}>
          {text('order.apply')}
        </button>
      </noscript>
    </div>
  );
}
