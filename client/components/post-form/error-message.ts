import type { MessageId } from '#client/app/intl/messages.ts';
import type { Translate } from '#client/app/intl/use-translations.ts';

const SECONDS_A_MINUTE = 60;

/**
 * Messages of the error codes common to all forms, with the ids of specification section 5. A form overrides them by
 * `field.code` or `code`.
 */
const ERROR_MESSAGES: Record<string, MessageId> = {
  required: 'field_required',
  too_long: 'forms.too_long',
  too_big: 'forms.too_long',
  too_large: 'forms.too_large',
  too_many: 'forms.too_many',
  unavailable: 'forms.unavailable',
  'form.invalid': 'forms.invalid_form',
  'form.gone': 'forms.gone',
  'form.session_over': 'forms.session_over',
  'email.invalid_format': 'validation_email',
  'phone.invalid_format': 'validation_phone',
  'siret.length': 'validation_siret',
  'siret.checksum': 'validation_siret',
  password_not_valid: 'password_not_valid',
  password_not_identical: 'password_not_identical',
  'zipcode.invalid_format': 'forms.zipcode',
};

export type ErrorMessages = Readonly<Record<string, MessageId>>;

/**
 * The message of an error code. `label`: label of the field; `retryAfter`: seconds until the form may be sent again.
 */
export function errorMessage(
  text: Translate,
  own: ErrorMessages | undefined,
  {
    name,
    label,
    code,
    retryAfter,
  }: { name: string; label: string; code: string; retryAfter?: number | undefined },
): string {
  const precise = `${name}.${code}`;
  const id =
    own?.[precise] ?? ERROR_MESSAGES[precise] ?? own?.[code] ?? ERROR_MESSAGES[code] ?? 'forms.invalid';
  return text(id, { field: label, reason: code, wait: waitText(text, retryAfter) });
}

/** A wait as text: seconds below a minute, then whole minutes, `a few minutes` if unknown. */
function waitText(text: Translate, seconds: number | undefined): string {
  if (seconds === undefined) return text('forms.wait_some');
  if (seconds < SECONDS_A_MINUTE) return text('forms.wait_seconds', { count: seconds });
  return text('forms.wait_minutes', { count: Math.ceil(seconds / SECONDS_A_MINUTE) });
}
