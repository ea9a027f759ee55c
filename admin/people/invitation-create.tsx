import { email, required } from 'ra-core';
import { Create, SelectInput, SimpleForm, TextInput } from 'ra-ui-materialui';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { useRoleChoices } from './role-choices.ts';

/** Invites a person by mail. */
export function InvitationCreate() {
  const text = useMessages();
  const choices = useRoleChoices();
  return (
    <Create redirect="list" title={text('people.invite')} mutationMode="pessimistic">
      <SimpleForm noValidate>
        <TextInput
          source="email"
          type="email"
          label={text('people.email')}
          helperText={text('people.invite_help')}
          validate={[required(), email()]}
        />
        <SelectInput source="role" label={text('people.role')} choices={choices} validate={required()} />
      </SimpleForm>
    </Create>
  );
}
