import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Button } from '#client/ui/button/button.tsx';
import { SelectField } from '#client/ui/select/select-field.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import { ORDER_STATUSES } from '#shared/domain/order-status.ts';
import { isFiltered, type OrderListFilters } from './order-filters.ts';
import styles from './orders.module.css';

export function FilterForm({ filters }: { filters: OrderListFilters }) {
  const text = useTranslations();
  const href = useHref();
  const { match } = usePage();
  const errorOf = (name: 'from' | 'to') =>
    filters.errors.includes(name) ? text('orders.filter_day_fault') : undefined;
  const statuses = ORDER_STATUSES.map((status) => ({
    value: status,
    label: text(`orders.status_${status}`),
  }));
  return (
    <form method="get" action={match.pathname} className={styles.filters} role="search" noValidate>
      <TextField
        id="orders-text"
        name="text"
        label={text('orders.filter_text')}
        defaultValue={filters.text}
        maxLength={100}
        type="search"
      />
      <SelectField
        id="orders-status"
        name="status"
        label={text('orders.filter_status')}
        defaultValue={filters.status}
        options={[{ value: '', label: text('orders.filter_any') }, ...statuses]}
      />
      <TextField
        id="orders-from"
        name="from"
        type="date"
        label={text('orders.filter_from')}
        defaultValue={filters.from}
        error={errorOf('from')}
      />
      <TextField
        id="orders-to"
        name="to"
        type="date"
        label={text('orders.filter_to')}
        defaultValue={filters.to}
        error={errorOf('to')}
      />
      <p className={styles.go}>
        <Button type="submit" kind="ink">
          {text('orders.filter_go')}
        </Button>
        {isFiltered(filters) && <TextLink href={href('order_list')}>{text('orders.show_all')}</TextLink>}
      </p>
    </form>
  );
}
