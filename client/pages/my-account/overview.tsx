import { useHref, usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { Banner } from '#client/ui/banner/banner.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';
import { Advice } from './advice.tsx';
import { Facts } from './facts.tsx';
import type { MyAccountData } from './my-account-load.ts';
import styles from './overview.module.css';
import { Tiles } from './tiles.tsx';

/** Where the account leads first, then what is known of its owner. */
export function Overview({ data }: { data: MyAccountData }) {
  const text = useText();
  const { saved, customer, advice } = data;
  const isProfessional = customer.company !== null;
  return (
    <>
      {saved && saved !== 'deletion' && (
        <div className={styles.done}>
          <Banner tone="good">
            {text(saved === 'details' ? 'account.details_saved' : 'account.password_changed')}
          </Banner>
        </div>
      )}
      <Tiles isProfessional={isProfessional} counts={data.counts} />
      {isProfessional && <Orders />}
      {advice.length > 0 && <Advice articles={advice} />}
      <Facts data={data} />
    </>
  );
}

/** Nothing has been ordered yet: where to begin. */
function Orders() {
  const text = useText();
  const href = useHref();
  const { isLive } = usePage();
  return (
    <section className={styles.part} aria-labelledby="orders-title">
      <h2 id="orders-title" className={styles.title}>
        {text('account.orders')}
      </h2>
      <EmptyState title={text('account.orders_none')} text={text('account.orders_none_text')}>
        {isLive('categories') && (
          <ButtonLink kind="secondary" href={href('categories')}>
            {text('account.orders_start')}
          </ButtonLink>
        )}
      </EmptyState>
    </section>
  );
}
