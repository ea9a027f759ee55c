import { FormContext, usePageForm } from '#client/app/forms/form-context.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { CartChanges } from '#client/components/cart-changes/cart-changes.tsx';
import { OrderedLink } from '#client/components/cart-changes/ordered-link.tsx';
import { FormErrors } from '#client/components/post-form/form-errors.tsx';
import type { ErrorMessages } from '#client/components/post-form/error-message.ts';
import { SendAgain } from '#client/components/failure/send-again.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { href } from '#routes/href.ts';
import type { CartResponse } from '#shared/contract/cart.ts';
import { WHOLE_FORM } from '#shared/form-state.ts';
import styles from './checkout-blocked.module.css';

const BLOCKED_MESSAGES: ErrorMessages = {
  'form.unavailable': 'checkout.maybe_ordered',
  'form.already_ordered': 'checkout.already_ordered',
  'form.cart_empty': 'checkout.cart_empty',
  'form.step_missing': 'checkout.step_missing',
};

/**
 * A checkout step that cannot be shown after its form was refused: the reason, the changes of the cart, and the next
 * action.
 */
export function CheckoutBlocked({ cart }: { cart: CartResponse }) {
  const text = useTranslations();
  const { match } = usePage();
  const { state, isSending } = usePageForm();
  if (!state) return null;
  const site = { locale: match.locale, target: match.urlTarget };
  const code = reasonOf(state.errors[WHOLE_FORM], cart);
  const isUncertain = code === 'unavailable';
  return (
    <FormContext value={{ state: { ...state, errors: { [WHOLE_FORM]: code } }, isSending }}>
      <div className={styles.blocked}>
        <FormErrors
          labels={{}}
          errorMessages={BLOCKED_MESSAGES}
          title={text(isUncertain ? 'checkout.uncertain' : 'checkout.not_taken')}
          details={
            !isUncertain && (
              <>
                <OrderedLink />
                {code !== 'already_ordered' && <CartChanges cart={cart} />}
              </>
            )
          }
        />
        <div className={styles.ways}>
          {isUncertain ? (
            <SendAgain state={state}>{text('checkout.ask_again')}</SendAgain>
          ) : (
            <ButtonLink href={href(cart.missing_step === 'shipping' ? 'order-shipping' : 'order-cart', site)}>
              {text(cart.missing_step === 'shipping' ? 'checkout.go_shipping' : 'checkout.go_cart')}
            </ButtonLink>
          )}
          <ButtonLink kind="secondary" href={href('order_list', site)}>
            {text('checkout.go_orders')}
          </ButtonLink>
        </div>
      </div>
    </FormContext>
  );
}

/** The state of the present cart takes precedence over errors of the form. */
function reasonOf(code: string | undefined, { missing_step: step }: CartResponse): string {
  if (code === 'unavailable' || code === 'already_ordered') return code;
  return step === 'shipping' ? 'step_missing' : 'cart_empty';
}
