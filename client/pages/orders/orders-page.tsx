import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { AccountFrame } from '#client/components/account/account-frame.tsx';
import { OrderRows } from '#client/components/orders/order-rows.tsx';
import { StartOrdering } from '#client/components/orders/start-ordering.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';
import { PageLinks } from '#client/ui/pagination/pagination.tsx';
import { FilterForm } from './filter-form.tsx';
import { isFiltered, ORDERS_A_PAGE, orderListUrl } from './order-filters.ts';
import type { OrdersData } from './orders-load.ts';
import { Spoken } from '#client/ui/live-region/spoken.tsx';
import styles from './orders.module.css';

/** A professional's orders with filters by status, text and date (RT-48). */
export function Page({ data: { orders, total, page, filters } }: { data: OrdersData }) {
  const text = useTranslations();
  const href = useHref();
  const { match } = usePage();
  if (total === 0 && !isFiltered(filters))
    return (
      <AccountFrame title={text('orders.title')}>
        <StartOrdering headingLevel="h2" />
      </AccountFrame>
    );
  return (
    <AccountFrame title={text('orders.title')} lead={text('orders.lead')}>
      <FilterForm filters={filters} />
      <Spoken className={`${styles.found} figures`} text={text('orders.found', { count: total })} />
      {total === 0 ? (
        <EmptyState title={text('orders.none_found')} text={text('orders.none_found_text')}>
          <ButtonLink kind="secondary" href={href('order_list')}>
            {text('orders.show_all')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <OrderRows orders={orders} level="h2" />
          <PageLinks
            page={page}
            pages={Math.ceil(total / ORDERS_A_PAGE)}
            urlOf={(number) => orderListUrl(match.pathname, filters, number)}
            labels={{
              label: text('orders.pages'),
              previous: text('orders.page_previous'),
              next: text('orders.page_next'),
              page: (number) => text('orders.page', { page: number }),
            }}
          />
        </>
      )}
    </AccountFrame>
  );
}
