import type { ComponentProps } from 'react';
import { usePageForm } from '#client/app/form-context.ts';
import { useText } from '#client/app/use-text.ts';
import { BusyButton } from '#client/ui/button/busy-button.tsx';

/** Sends the form it stands in, once: it says so while the form is on its way. */
export function SubmitButton(props: Omit<ComponentProps<typeof BusyButton>, 'busy' | 'type'>) {
  const { isSending } = usePageForm();
  const text = useText();
  return <BusyButton {...props} type="submit" busy={isSending ? text('forms.sending') : undefined} />;
}
