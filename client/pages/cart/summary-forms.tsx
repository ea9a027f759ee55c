import { useEffect, useRef } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { SuspendedCodes } from '#client/components/cart-codes/suspended-codes.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import type { CartResponse } from '#shared/contract/cart.ts';
import { POINTS_CODE } from '#shared/domain/points-names.ts';
import styles from './cart-summary.module.css';
import { useSmallField } from './use-small-field.ts';

type FormProps = { cart: CartResponse };

/** Promo codes of the cart, each with a remove button, and a field for another code. */
export const CodeForm = island(CodeFormContent);

function CodeFormContent({ cart }: FormProps) {
  const text = useTranslations();
  const { match } = usePage();
  const field = useSmallField('code');
  const applied = cart.discounts.filter(({ code, removable }) => removable && code !== POINTS_CODE);
  const codes = [...applied, ...cart.suspended_codes].map(({ code }) => code);
  const form = useRef<HTMLFormElement>(null);
  const known = codes.join(' ');
  const shown = useRef(known);
  // Clears the field after a code is accepted; focus does not move.
  useEffect(() => {
    if (shown.current !== known) form.current?.reset();
    shown.current = known;
  }, [known]);
  return (
    <div className={styles.form}>
      <SuspendedCodes codes={cart.suspended_codes} />
      {codes.map((code) => (
        <form key={code} method="post" action={match.pathname}>
          <input type="hidden" name="intent" value="remove-code" />
          <input type="hidden" name="code" value={code} />
          <button type="submit" className={styles.plain}>
            {text('cart.code_remove', { code })}
          </button>
        </form>
      ))}
      <form ref={form} method="post" action={match.pathname} className={styles.pair} noValidate>
        <input type="hidden" name="intent" value="code" />
        <TextField {...field} label={text('cart.code_label')} autoComplete="off" maxLength={40} />
        <Button type="submit" kind="secondary">
          {text('cart.code_apply')}
        </Button>
      </form>
    </div>
  );
}

/** Estimates shipping for another postcode. The delivery step always prices the real address. */
export function ZipcodeForm({ cart }: FormProps) {
  const text = useTranslations();
  const { match } = usePage();
  const { defaultValue = cart.zipcode ?? '', ...field } = useSmallField('zipcode');
  if (cart.shipping_state === 'chosen') return null;
  const address = cart.shipping.delivery_address;
  return (
    <div className={styles.form}>
      {cart.zipcode !== null && address && (
        <form method="post" action={match.pathname}>
          <input type="hidden" name="intent" value="zipcode" />
          <input type="hidden" name="zipcode" value="" />
          <button type="submit" className={styles.plain}>
            {text('cart.zipcode_back', { place: `${address.zipcode} ${address.city}` })}
          </button>
        </form>
      )}
      <form method="post" action={match.pathname} className={styles.pair} noValidate>
        <input type="hidden" name="intent" value="zipcode" />
        <TextField
          {...field}
          defaultValue={defaultValue}
          label={text('cart.zipcode_label')}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={20}
        />
        <Button type="submit" kind="secondary">
          {text('cart.zipcode_apply')}
        </Button>
      </form>
    </div>
  );
}
