import { useRecordContext } from 'ra-core';
import { DataTable, DeleteWithConfirmButton, FunctionField, List } from 'ra-ui-materialui';
import type { ResponseOf } from '#shared/contract/operation-types.ts';
import { TimeField } from '#admin/fields/time-field.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';

type Invitation = ResponseOf<'GET /operator/invitation'>['items'][number];

/** Invitations that have not been accepted yet. */
export function InvitationList() {
  const text = useMessages();
  return (
    <List title={text('people.invitations')} exporter={false} empty={false} disableSyncWithLocation>
      <DataTable<Invitation> bulkActionButtons={false} rowClick={false}>
        <DataTable.Col source="email" label={text('people.email')} disableSort />
        <DataTable.Col label={text('people.role')} disableSort>
          <FunctionField<Invitation> render={({ role }) => text(`people.role.${role}`)} />
        </DataTable.Col>
        <DataTable.Col source="invited_by" label={text('people.invited_by')} disableSort />
        <DataTable.Col label={text('people.expires_at')} disableSort>
          <TimeField source="expires_at" />
        </DataTable.Col>
        <DataTable.Col label={text('people.actions')} disableSort>
          <WithdrawButton />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

function WithdrawButton() {
  const text = useMessages();
  const email = useRecordContext<Invitation>()?.email ?? '';
  return (
    <DeleteWithConfirmButton
      label={text('people.withdraw')}
      confirmTitle={text('people.withdraw_title', { email })}
      confirmContent={text('people.withdraw_text')}
      mutationMode="pessimistic"
    />
  );
}
