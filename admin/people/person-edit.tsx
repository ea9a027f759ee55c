import { required, useRecordContext, useRefresh, useNotify } from 'ra-core';
import { BooleanInput, SelectInput, SimpleForm, TextInput } from 'ra-ui-materialui';
import type { OperatorPerson } from '#shared/contract/operator.ts';
import { useApi } from '#admin/app/api-context.ts';
import { ConfirmedButton } from '#admin/fields/confirmed-button.tsx';
import { useIfMatch } from '#admin/fields/use-if-match.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordEdit } from '#admin/records/record-edit.tsx';
import { RecordToolbar } from '#admin/records/record-toolbar.tsx';
import { useRoleChoices } from './role-choices.ts';

/** Name, role and access of a person; removal and reset of the second factor ask first. */
export function PersonEdit() {
  const text = useMessages();
  const choices = useRoleChoices();
  return (
    <RecordEdit title={text('people.title')}>
      <SimpleForm noValidate toolbar={<PersonToolbar />}>
        <TextInput source="email" label={text('people.email')} readOnly />
        <TextInput source="name" label={text('people.name')} validate={required()} />
        <SelectInput source="role" label={text('people.role')} choices={choices} validate={required()} />
        <BooleanInput
          source="disabled"
          label={text('people.disabled')}
          helperText={text('people.disabled_help')}
        />
      </SimpleForm>
    </RecordEdit>
  );
}

function PersonToolbar() {
  const text = useMessages();
  const name = useRecordContext<OperatorPerson>()?.name ?? '';
  const removal = {
    label: text('people.remove'),
    title: text('people.remove_title', { name }),
    text: text('people.remove_text'),
  };
  return (
    <RecordToolbar removal={removal}>
      <ResetSecondFactorButton />
    </RecordToolbar>
  );
}

function ResetSecondFactorButton() {
  const text = useMessages();
  const api = useApi();
  const refresh = useRefresh();
  const notify = useNotify();
  const match = useIfMatch();
  const person = useRecordContext<OperatorPerson>();
  if (!person?.second_factor) return null;
  return (
    <ConfirmedButton
      label={text('people.reset_second_factor')}
      title={text('people.reset_title', { name: person.name })}
      content={text('people.reset_text')}
      onConfirmed={async () => {
        await api.call('DELETE /operator/{id}/second-factor', { params: { id: person.id }, ...match });
        notify('people.reset_done', { type: 'success' });
        refresh();
      }}
    />
  );
}
