import { observer } from 'mobx-react-lite';
import { usePageForm } from '#client/app/forms/form-context.ts';
import { island } from '#client/app/parts/island.tsx';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { CartChanges } from '#client/components/cart-changes/cart-changes.tsx';
import { OrderedLink } from '#client/components/cart-changes/ordered-link.tsx';
import { ShownCartField } from '#client/components/cart-changes/shown-cart-field.tsx';
import { keyOf } from '#client/components/post-form/form-key.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { Checkbox } from '#client/ui/checkbox/checkbox.tsx';
import { RadioGroup } from '#client/ui/radio-group/radio-group.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { href } from '#routes/href.ts';
import type { CartResponse } from '#shared/contract/cart.ts';
import { KEY_FIELD, PROMISED_FIELD, VERSION_FIELD } from '#shared/domain/order-form.ts';
import { ORDER_ERRORS } from './order-errors.ts';
import styles from './order-summary-page.module.css';
import { usePaymentChoice } from './use-payment-choice.ts';
import { usePaymentOptions } from './payment-options.ts';

/** Payment, terms and the order button (with the wording that the law requires). */
export const OrderForm = island(observer(OrderFormContent));

function OrderFormContent({ cart, orderKey }: { cart: CartResponse; orderKey: string }) {
  const text = useTranslations();
  const { match } = usePage();
  const field = useFormFields(ORDER_ERRORS);
  const { state } = usePageForm();
  const labels = { payment: text('order.payment'), terms: text('order.terms') };
  const payment = field('payment', labels.payment);
  const terms = field('terms', labels.terms);
  const options = usePaymentOptions(cart);
  const storePayment = usePaymentChoice(payment.id);
  const isChosen = options.some(({ value, disabled }) => value === payment.defaultValue && !disabled);
  const site = { locale: match.locale, target: match.urlTarget };
  return (
    <PostForm
      labels={labels}
      errorMessages={ORDER_ERRORS}
      className={styles.form ?? ''}
      refusedTitle={text('checkout.not_taken')}
      onChange={storePayment}
      details={
        <>
          <OrderedLink />
          <CartChanges cart={cart} />
        </>
      }
    >
      <input type="hidden" name={KEY_FIELD} value={keyOf(state, orderKey)} />
      <input type="hidden" name={VERSION_FIELD} value={cart.version} />
      <ShownCartField cart={cart} />
      <input type="hidden" name={PROMISED_FIELD} value={cart.promise?.date ?? ''} />
      <RadioGroup
        id={payment.id}
        legend={labels.payment}
        name="payment"
        error={payment.error}
        defaultValue={isChosen ? (payment.defaultValue ?? '') : ''}
        options={options}
        look="tiles"
      />
      <Checkbox
        required
        id={terms.id}
        name="terms"
        value="yes"
        error={terms.error}
        defaultChecked={terms.defaultValue === 'yes'}
      >
        {text('order.terms')}
      </Checkbox>
      <p className={styles.note}>
        <LinkArrow href={href('cms', site, { slug: text('order.terms_slug') })}>
          {text('order.terms_read')}
        </LinkArrow>
      </p>
      <SubmitButton>{text('order.submit')}</SubmitButton>
    </PostForm>
  );
}
