import { useState } from 'react';
import { afterPress } from '#client/app/forms/after-press.ts';
import { usePageForm } from '#client/app/forms/form-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { errorMessage } from '#client/components/post-form/error-message.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { leavesToSend } from '#client/components/post-form/leaves-to-send.ts';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import { findPhoneError } from '#shared/domain/checkout-fields.ts';
import { DELIVERY_ERRORS } from './delivery-errors.ts';
import type { Delivery } from './use-delivery.ts';

const MAX_PHONE_LENGTH = 40;

/** Phone number for the carrier's messages: digits only, validated on blur (CK-05). */
export function PhoneField({ typed, type }: Pick<Delivery, 'typed' | 'type'>) {
  const text = useTranslations();
  const { error, ...field } = useFormFields(DELIVERY_ERRORS)('phone', text('delivery.phone'));
  const { state } = usePageForm();
  /** Result of the validation on blur; a later response of the server replaces it. */
  const [left, setLeft] = useState<{ message: string | undefined; since: typeof state }>();
  const { name, label } = field;
  return (
    <TextField
      {...field}
      error={left && left.since === state ? left.message : error}
      defaultValue={typed.phone}
      hint={text('delivery.phone_hint')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={MAX_PHONE_LENGTH}
      onInput={(event) => type({ phone: event.currentTarget.value })}
      onBlur={(event) => {
        if (leavesToSend(event)) return;
        const code = findPhoneError(event.currentTarget.value);
        const message = code && errorMessage(text, DELIVERY_ERRORS, { name, label, code });
        afterPress(() => setLeft({ message, since: state }));
      }}
    />
  );
}
