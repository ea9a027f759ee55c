import { useRecordContext } from 'ra-core';
import { DataTable, DeleteWithConfirmButton, FunctionField, List } from 'ra-ui-materialui';
import type { ResponseOf } from '#shared/contract/operation-types.ts';
import { TimeField } from '#admin/fields/time-field.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';

type Token = ResponseOf<'GET /operator/token'>['items'][number];

/** Tokens of programs, without their secrets. */
export function TokenList() {
  const text = useMessages();
  return (
    <List title={text('tokens.title')} exporter={false} empty={false} disableSyncWithLocation>
      <DataTable<Token> bulkActionButtons={false} rowClick={false}>
        <DataTable.Col source="name" label={text('tokens.name')} disableSort />
        <DataTable.Col label={text('tokens.roles')} disableSort>
          <FunctionField<Token>
            render={({ roles }) => roles.map((role) => text(`people.role.${role}`)).join(', ')}
          />
        </DataTable.Col>
        <DataTable.Col source="created_by" label={text('tokens.created_by')} disableSort />
        <DataTable.Col label={text('tokens.expires_at')} disableSort>
          <TimeField source="expires_at" />
        </DataTable.Col>
        <DataTable.Col label={text('tokens.used_at')} disableSort>
          <TimeField source="used_at" empty={text('people.never')} />
        </DataTable.Col>
        <DataTable.Col label={text('people.actions')} disableSort>
          <RevokeButton />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

function RevokeButton() {
  const text = useMessages();
  const name = useRecordContext<Token>()?.name ?? '';
  return (
    <DeleteWithConfirmButton
      label={text('tokens.revoke')}
      confirmTitle={text('tokens.revoke_title', { name })}
      confirmContent={text('tokens.revoke_text')}
      mutationMode="pessimistic"
    />
  );
}
