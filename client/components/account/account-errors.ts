import type { ErrorMessages } from '#client/components/post-form/error-message.ts';

export const ACCOUNT_ERRORS: ErrorMessages = {
  'form.invalid_credentials': 'account.invalid_credentials',
  'form.not_validated_created': 'account.not_validated_created',
  'form.not_validated_email_confirmed': 'account.not_validated_waiting',
  'form.not_validated_company_checked': 'account.not_validated_waiting',
  'form.not_validated_refused': 'account.not_validated_refused',
  'form.not_validated_suspended': 'account.not_validated_suspended',
  'form.too_many': 'account.too_many',
  'form.expired': 'account.link_expired',
  'password.invalid': 'account.old_password_invalid',
  'old_password.invalid': 'account.old_password_invalid',
};
