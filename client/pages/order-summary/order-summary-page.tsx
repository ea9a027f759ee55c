import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useViewFocus } from '#client/components/account/use-view-focus.ts';
import { CheckoutBlocked } from '#client/components/checkout/checkout-blocked.tsx';
import { CheckoutSteps } from '#client/components/checkout/checkout-steps.tsx';
import { BankView } from './bank-view.tsx';
import type { SummaryData } from './order-summary-load.ts';
import styles from './order-summary-page.module.css';
import { SummaryView } from './summary-view.tsx';

/** The summary of an order (RT-51), or the form that leads to the bank. */
export function Page({ data }: { data: SummaryData }) {
  const text = useTranslations();
  useViewFocus(data.view);
  return (
    <div className={`${styles.page} container`}>
      <CheckoutSteps current={data.view === 'bank' ? 'payment' : 'summary'} />
      <h1>{text(data.view === 'bank' ? 'order.bank_title' : 'order.summary_title')}</h1>
      {data.view === 'bank' && <BankView bank={data.bank} />}
      {data.view === 'blocked' && <CheckoutBlocked cart={data.cart} />}
      {data.view === 'summary' && <SummaryView cart={data.cart} orderKey={data.key} />}
    </div>
  );
}
