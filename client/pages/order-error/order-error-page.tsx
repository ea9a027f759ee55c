import { usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { CheckoutSteps } from '#client/components/checkout-steps/checkout-steps.tsx';
import { useMoney } from '#client/components/order-sheet/use-money.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { stepPath } from '#client/pages/order-paths.ts';
import { ERROR_FAULTS, reasonText } from './error-words.ts';
import type { OrderErrorData } from './order-error-load.ts';
import styles from './order-error-page.module.css';

/** What the bank has said, in words; the cart is there as it was, and one button tries again. */
export function Page({ data }: { data: OrderErrorData }) {
  const text = useText();
  const { match } = usePage();
  return (
    <div className={`${styles.page} container`}>
      <CheckoutSteps current="payment" />
      <h1>{text(data.isRefused ? 'order.error_refused' : 'order.error_given_up')}</h1>
      <p className={styles.lead}>{text(reasonText(data.reason))}</p>
      <p className={styles.lead}>
        {data.count > 0 ? text('order.error_kept', { count: data.count }) : text('order.error_empty')}
      </p>
      {data.total !== null && <Again data={data} total={data.total} />}
      <p className={styles.ways}>
        <ButtonLink kind="secondary" href={stepPath(match, data.total === null ? 'cart' : 'summary')}>
          {text(data.total === null ? 'order.error_cart' : 'order.error_other')}
        </ButtonLink>
      </p>
      <p className={styles.note}>{text('order.error_reference', { reference: data.reference })}</p>
    </div>
  );
}

function Again({ data, total }: { data: OrderErrorData; total: number }) {
  const text = useText();
  const money = useMoney();
  const field = useFormFields(ERROR_FAULTS);
  return (
    <PostForm labels={{}} faultTexts={ERROR_FAULTS} className={styles.form ?? ''}>
      <input type="hidden" name="key" value={field('key', '').defaultValue ?? data.key} />
      <input type="hidden" name="total" value={total} />
      <SubmitButton>{text('order.error_again', { total: money(total) })}</SubmitButton>
    </PostForm>
  );
}
