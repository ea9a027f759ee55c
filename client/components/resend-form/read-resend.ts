import { toTypedEmail } from '#shared/domain/typed-text.ts';
import { textOf } from '#shared/form-state.ts';

/** Field with the time since which the form has been shown. */
export const SHOWN_FIELD = 'shown_at';
/** Minimum time between emails: each one invalidates the former link. */
export const RESEND_AFTER_MS = 60_000;

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Validates the form: the address to mail the link to, or errors. */
export function readResend(
  form: FormData,
  now = Date.now(),
): { email: string } | { errors: Record<string, string> } {
  const email = toTypedEmail(textOf(form, 'email'));
  if (email === '') return { errors: { email: 'required' } };
  if (!EMAIL.test(email) || email.length > 254) return { errors: { email: 'invalid_format' } };
  const shownAt = Number(textOf(form, SHOWN_FIELD));
  if (shownAt > 0 && now - shownAt < RESEND_AFTER_MS) return { errors: { form: 'too_soon' } };
  return { email };
}
