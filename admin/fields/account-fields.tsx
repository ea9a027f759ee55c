import { CallField } from './form-fields.tsx';
import type { Submission } from './use-submit.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

type Props = { submission: Submission };

/** Address that the operator signs in with. */
export function EmailField({ submission }: Props) {
  const label = useMessages()('auth.email');
  return (
    <CallField
      name="email"
      type="email"
      label={label}
      autoComplete="username"
      required
      submission={submission}
    />
  );
}

/** The present password, at another name where a new one stands beside it. */
export function PresentPasswordField({
  name = 'password',
  label,
  submission,
}: Props & { name?: string; label: string }) {
  return (
    <CallField
      name={name}
      type="password"
      label={label}
      autoComplete="current-password"
      required
      submission={submission}
    />
  );
}

/** A code of the authenticator. `isFocused`: it is the only field left to fill in. */
export function CodeField({
  helperText,
  isFocused = false,
  submission,
}: Props & { helperText?: string; isFocused?: boolean }) {
  const label = useMessages()('auth.code');
  return (
    <CallField
      name="code"
      label={label}
      helperText={helperText}
      autoComplete="one-time-code"
      {...(isFocused && { inputRef: focusField })}
      required
      submission={submission}
    />
  );
}

function focusField(field: HTMLInputElement | null): void {
  field?.focus();
}
