import { usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { Checkbox } from '#client/ui/checkbox/checkbox.tsx';
import { RadioGroup } from '#client/ui/radio-group/radio-group.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { href } from '#routes/href.ts';
import type { CartResponse } from '#shared/contract/cart.ts';
import { ORDER_FAULTS } from './order-faults.ts';
import styles from './order-summary-page.module.css';
import { usePaymentOptions } from './payment-options.ts';

/** How it is paid, the terms, and the button that obliges (in the words the law asks for). */
export function OrderForm({ cart, orderKey }: { cart: CartResponse; orderKey: string }) {
  const text = useText();
  const { match } = usePage();
  const field = useFormFields(ORDER_FAULTS);
  const labels = { payment: text('order.payment'), terms: text('order.terms') };
  const payment = field('payment', labels.payment);
  const terms = field('terms', labels.terms);
  const options = usePaymentOptions(cart);
  const isChosen = options.some(({ value, disabled }) => value === payment.defaultValue && !disabled);
  const site = { locale: match.locale, target: match.urlTarget };
  return (
    <PostForm labels={labels} faultTexts={ORDER_FAULTS} className={styles.form ?? ''}>
      {/* The same key as long as the form is the same: sent twice, it orders once. */}
      <input type="hidden" name="key" value={field('key', '').defaultValue ?? orderKey} />
      <input type="hidden" name="total" value={cart.amount.total} />
      <input type="hidden" name="promised" value={cart.promise?.date ?? ''} />
      <RadioGroup
        id={payment.id}
        legend={labels.payment}
        name="payment"
        error={payment.error}
        defaultValue={isChosen ? (payment.defaultValue ?? '') : ''}
        options={options}
      />
      <Checkbox
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
      <SubmitButton wide>{text('order.submit')}</SubmitButton>
    </PostForm>
  );
}
