import type { MessageId } from '#client/app/messages.ts';
import type { Text } from '#client/app/use-text.ts';

/** Codes that every form knows. What only one field says is given by its form, as `field.code`. */
const FAULTS: Record<string, MessageId> = {
  required: 'forms.required',
  too_long: 'forms.too_long',
  too_big: 'forms.too_long',
  too_large: 'forms.too_large',
  too_many: 'forms.too_many',
  unavailable: 'forms.unavailable',
  'form.invalid': 'forms.invalid_form',
  'form.gone': 'forms.gone',
  'form.session_over': 'forms.session_over',
  'email.invalid_format': 'forms.email',
  'phone.invalid_format': 'forms.phone',
  'zipcode.invalid_format': 'forms.zipcode',
};

export type FaultTexts = Readonly<Record<string, MessageId>>;

/** What a code means for a field, in words. `field`: how the form calls it. */
export function faultText(
  text: Text,
  own: FaultTexts | undefined,
  { name, label, code }: { name: string; label: string; code: string },
): string {
  const precise = `${name}.${code}`;
  const id = own?.[precise] ?? FAULTS[precise] ?? own?.[code] ?? FAULTS[code] ?? 'forms.invalid';
  return text(id, { field: label });
}
