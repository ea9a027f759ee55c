import { observer } from 'mobx-react-lite';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ChronopostBanner } from '#client/components/chronopost/chronopost-banner.tsx';
import { WholeFormError } from '#client/components/post-form/whole-form-error.tsx';
import { UnavailableNotice } from '#client/components/failure/unavailable-notice.tsx';
import { UNAVAILABLE } from '#client/pages/common/load/unavailable.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Banner } from '#client/ui/banner/banner.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';
import type { CartResponse } from '#shared/contract/cart.ts';
import { linesOf } from '#shared/domain/cart-lines.ts';
import { errorText } from './cart-errors.ts';
import { isCartField } from './cart-fields.ts';
import { CartLines } from './cart-lines.tsx';
import type { CartData } from './cart-load.ts';
import { lineQuantity } from './line-quantity.ts';
import { CartNotices } from './cart-notices.tsx';
import { Announcement } from '#client/ui/live-region/announcement.tsx';
import styles from './cart-page.module.css';
import { CartBar, CartSummary } from './cart-summary.tsx';
import { Removed } from './removed.tsx';
import { UnavailableLines } from './unavailable-lines.tsx';
import { useOptimisticCart } from './use-optimistic-cart.ts';
import { useMoney } from '#client/app/intl/use-money.ts';

/** The cart page (RT-47). */
export function Page({ data: { cart, removed, errors } }: { data: CartData }) {
  const text = useTranslations();
  const money = useMoney();
  const { locale } = usePage().site;
  return (
    <div className={`${styles.page} container`}>
      {cart === UNAVAILABLE && (
        <>
          <h1>{text('cart.title')}</h1>
          <div className={styles.said}>
            <UnavailableNotice>{text('cart.fault_unavailable')}</UnavailableNotice>
          </div>
        </>
      )}
      {cart && cart !== UNAVAILABLE && (
        <>
          <h1>{text('cart.title')}</h1>
          <div className={styles.said}>
            <WholeFormError hasField={isCartField} />
            <ChronopostBanner />
            {errors.map((error) => (
              <Banner key={error} tone="error" spoken={errorText(error, { text, money, locale })}>
                <p>{errorText(error, { text, money, locale })}</p>
              </Banner>
            ))}
            {removed.map((line) => (
              <Removed key={line.element} removed={line} />
            ))}
          </div>
          <Filled loaded={cart} />
        </>
      )}
      {!cart && <ForProfessionals />}
    </div>
  );
}

function Filled({ loaded }: { loaded: CartResponse }) {
  const text = useTranslations();
  const live = useOptimisticCart(loaded);
  const money = useMoney();
  const { count, amount } = live.cart;
  const announcement = <Announcement text={text('cart.spoken', { count, total: money(amount.total) })} />;
  const { list } = live.cart;
  const lines = linesOf(live.cart);
  const hasInvalidQuantity = lines.some((line) => lineQuantity(line, live).problem);
  const isEmpty = lines.length === 0;
  if (isEmpty && list.products_not_available.length === 0)
    return (
      <>
        {announcement}
        <div className={styles.said}>
          <CartNotices notices={live.cart.notices} />
        </div>
        <Empty />
      </>
    );
  return (
    <>
      {announcement}
      <div className={styles.said}>
        <CartNotices notices={live.cart.notices} />
      </div>
      <p className={`${styles.count} figures`}>{text('cart.count', { count: live.cart.count })}</p>
      <div className={styles.columns}>
        <div className={styles.main}>
          {!isEmpty && <CartLines live={live} />}
          <UnavailableLines lines={list.products_not_available} />
        </div>
        <CartSummary
          cart={live.cart}
          isEmpty={isEmpty}
          isChanging={live.isChanging}
          hasInvalidQuantity={hasInvalidQuantity}
        />
      </div>
      {!isEmpty && <CartBar cart={live.cart} hasInvalidQuantity={hasInvalidQuantity} />}
    </>
  );
}

const Empty = observer(function Empty() {
  const text = useTranslations();
  const href = useHref();
  const { isEnabled } = usePage();
  const { categorySlug: category } = useStore().spareParts;
  const parts = category === null ? href('accessories') : href('accessories-search', { category });
  return (
    <div className={styles.empty}>
      <EmptyState title={text('cart.empty_title')} text={text('cart.empty_text')}>
        {isEnabled('accessories') && (
          <ButtonLink kind="ink" href={parts}>
            {text('cart.empty_parts')}
          </ButtonLink>
        )}
        <ButtonLink kind="secondary" href={href('categories')}>
          {text('cart.empty_products')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
});

/** Private customers see spare parts and distributors but cannot order. */
function ForProfessionals() {
  const text = useTranslations();
  const href = useHref();
  const { isEnabled } = usePage();
  return (
    <>
      <h1>{text('cart.pro_title')}</h1>
      <p className={styles.lead}>{text('cart.pro_text')}</p>
      {isEnabled('store-locator-distributor') && (
        <p className={styles.way}>
          <ButtonLink kind="ink" href={href('store-locator-distributor')}>
            {text('cart.pro_where')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
