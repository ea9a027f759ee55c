import { required } from 'ra-core';
import { SelectInput, SimpleForm } from 'ra-ui-materialui';
import { useFormContext, useFormState } from 'react-hook-form';
import { PlainInput } from '#admin/fields/plain-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordToolbar } from '#admin/records/record-toolbar.tsx';
import { AddressSteps } from './address-steps.tsx';

const CODES = [301, 302] as const;

/** Fields of a redirect. A refused target is explained by the rules that apply to it. */
export function RedirectForm({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  return (
    <SimpleForm noValidate toolbar={<RedirectToolbar isStored={isStored} />} warnWhenUnsavedChanges>
      <PlainInput
        source="from"
        label={text('redirects.from')}
        helperText={text('redirects.from_help')}
        validate={required()}
      />
      <PlainInput
        source="to"
        label={text('redirects.to')}
        helperText={text('redirects.to_help')}
        validate={required()}
      />
      <SelectInput
        source="code"
        label={text('redirects.code')}
        choices={CODES.map((id) => ({ id, name: text(`redirects.code.${id}`) }))}
        validate={required()}
      />
      <RefusedTarget />
    </SimpleForm>
  );
}

function RedirectToolbar({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  const removal = {
    label: text('redirects.remove'),
    title: text('redirects.remove_title'),
    text: text('redirects.remove_text'),
  };
  return <RecordToolbar removal={isStored ? removal : undefined} />;
}

/** Rules that lead on from the target, which make a chain or a circle. */
function RefusedTarget() {
  const { errors } = useFormState();
  const { getValues } = useFormContext<{ to: string }>();
  return errors['to']?.type === 'server' ? <AddressSteps address={getValues('to')} /> : null;
}
