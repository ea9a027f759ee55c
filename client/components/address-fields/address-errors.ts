import type { Translate } from '#client/app/intl/use-translations.ts';
import type { ErrorMessages } from '#client/components/post-form/error-message.ts';

const FIELDS = ['label', 'address_1', 'address_2', 'zipcode', 'city', 'mobile'] as const;

/** Labels of the fields, in form order. */
export function addressLabels(text: Translate): Record<(typeof FIELDS)[number], string> {
  const entries = FIELDS.map((name) => [name, text(`account.field_${name}`)]);
  return Object.fromEntries(entries) as Record<(typeof FIELDS)[number], string>;
}

export const ADDRESS_ERRORS: ErrorMessages = {
  'mobile.invalid_format': 'validation_phone',
  'form.too_many_addresses': 'account.address_too_many',
  'form.gone': 'account.address_gone',
  'form.only_address': 'account.address_only',
  'replaced_by.required': 'account.address_replace_required',
  'replaced_by.invalid': 'account.address_replace_required',
};
