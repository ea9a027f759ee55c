import { usePageForm } from '#client/app/forms/form-context.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { CartChanges } from '#client/components/cart-changes/cart-changes.tsx';
import { OrderedLink } from '#client/components/cart-changes/ordered-link.tsx';
import { ShownCartField } from '#client/components/cart-changes/shown-cart-field.tsx';
import { CheckoutBlocked } from '#client/components/checkout/checkout-blocked.tsx';
import { CheckoutSteps } from '#client/components/checkout/checkout-steps.tsx';
import { useMoney } from '#client/app/intl/use-money.ts';
import { NoOrder } from '#client/components/order-overview/no-order.tsx';
import { keyOf } from '#client/components/post-form/form-key.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { stepPath } from '#client/pages/common/order/order-paths.ts';
import { KEY_FIELD, PROMISED_FIELD, VERSION_FIELD } from '#shared/domain/order-form.ts';
import { PAYMENT_ERRORS, reasonText } from './payment-errors.ts';
import type { OrderErrorData } from './order-error-load.ts';
import styles from './order-error-page.module.css';

export function Page({ data }: { data: OrderErrorData | null }) {
  return data ? <FailedOrder data={data} /> : <NoOrder />;
}

function FailedOrder({ data }: { data: OrderErrorData }) {
  const text = useTranslations();
  const { match } = usePage();
  const { cart } = data;
  const isComplete = cart.missing_step === null;
  return (
    <div className={`${styles.page} container`}>
      <CheckoutSteps current="payment" />
      <h1>{text(data.isRefused ? 'order.error_refused' : 'order.error_given_up')}</h1>
      <p className={styles.lead}>{text(reasonText(data.reason))}</p>
      <p className={styles.lead}>
        {cart.count > 0 ? text('order.error_kept', { count: cart.count }) : text('order.error_empty')}
      </p>
      {isComplete ? <Again data={data} /> : <CheckoutBlocked cart={cart} />}
      <p className={styles.ways}>
        <ButtonLink kind="secondary" href={stepPath(match, isComplete ? 'summary' : 'cart')}>
          {text(isComplete ? 'order.error_other' : 'order.error_cart')}
        </ButtonLink>
      </p>
      <p className={styles.note}>{text('order.error_reference', { reference: data.reference })}</p>
    </div>
  );
}

function Again({ data: { cart, key } }: { data: OrderErrorData }) {
  const text = useTranslations();
  const money = useMoney();
  const { state } = usePageForm();
  return (
    <PostForm
      labels={{}}
      errorMessages={PAYMENT_ERRORS}
      className={styles.form ?? ''}
      refusedTitle={text('checkout.not_taken')}
      details={
        <>
          <OrderedLink />
          <CartChanges cart={cart} />
        </>
      }
    >
      <input type="hidden" name={KEY_FIELD} value={keyOf(state, key)} />
      <input type="hidden" name={VERSION_FIELD} value={cart.version} />
      <input type="hidden" name={PROMISED_FIELD} value={cart.promise?.date ?? ''} />
      <ShownCartField cart={cart} />
      <SubmitButton>{text('order.error_again', { total: money(cart.amount.total) })}</SubmitButton>
    </PostForm>
  );
}
