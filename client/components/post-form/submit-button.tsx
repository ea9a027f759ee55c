import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { usePageForm } from '#client/app/forms/form-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import type { Failure } from '#client/app/parts/error-boundary.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { BusyButton } from '#client/ui/button/busy-button.tsx';

type SubmitButtonProps = Omit<ComponentProps<typeof BusyButton>, 'busy' | 'type'>;

/**
 * The submit button: prevents double submission, shows the state of sending and the upload progress. Offline it is
 * disabled and says why.
 */
export const SubmitButton = island(
  observer(function SubmitButton(props: SubmitButtonProps) {
    const { isSending } = usePageForm();
    const { loading, settings } = useStore();
    const text = useTranslations();
    const { uploaded } = loading;
    const sending =
      uploaded === null ? text('forms.sending') : text('forms.sending_part', { percent: uploaded });
    const offline = settings.isOnline ? undefined : text('forms.offline');
    return <BusyButton {...props} type="submit" busy={isSending ? sending : offline} />;
  }),
  PlainSubmit,
);

function PlainSubmit({ failure: _failed, ...rest }: SubmitButtonProps & { failure: Failure }) {
  return <Button {...rest} type="submit" />;
}
