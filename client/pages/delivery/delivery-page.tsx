import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useViewFocus } from '#client/components/account/use-view-focus.ts';
import { CheckoutBlocked } from '#client/components/checkout/checkout-blocked.tsx';
import { CheckoutSteps } from '#client/components/checkout/checkout-steps.tsx';
import type { CartResponse } from '#shared/contract/cart.ts';
import { AddressesView } from './addresses-view.tsx';
import type { DeliveryData } from './delivery-data.ts';
import styles from './delivery-page.module.css';
import { RelaysView } from './relays-view.tsx';
import { StepView } from './step-view.tsx';

/** The delivery step (RT-50, CK-01 to CK-06). Relay points and other addresses are views of the same path. */
export function Page({ data }: { data: DeliveryData }) {
  const text = useTranslations();
  useViewFocus(data.view);
  return (
    <div className={`${styles.page} container`}>
      <CheckoutSteps current="shipping" />
      {data.view === 'step' && <StepView data={data} />}
      {data.view === 'blocked' && <BlockedStep cart={data.cart} />}
      {data.view === 'relays' && <RelaysView data={data} />}
      {data.view === 'addresses' && <AddressesView data={data} />}
      {data.view === 'step' && <p className={styles.note}>{text('delivery.note')}</p>}
    </div>
  );
}

function BlockedStep({ cart }: { cart: CartResponse }) {
  const text = useTranslations();
  return (
    <>
      <h1>{text('delivery.title')}</h1>
      <CheckoutBlocked cart={cart} />
    </>
  );
}
