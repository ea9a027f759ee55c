import { useRecordContext } from 'ra-core';
import { DeleteWithConfirmButton } from 'ra-ui-materialui';
import type { ResponseOf } from '#shared/contract/operation-types.ts';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordList } from '#admin/lists/record-list.tsx';

type Token = ResponseOf<'GET /operator/token'>['items'][number];

/** Tokens of programs, without their secrets. */
export function TokenList() {
  const text = useMessages();
  const { time } = useFormats();
  return (
    <RecordList<Token>
      title={text('tokens.title')}
      file="tokens"
      create={text('ra.action.create')}
      empty={false}
      disableSyncWithLocation
      rowClick={false}
      columns={[
        { label: text('tokens.name'), value: ({ name }) => name },
        {
          label: text('tokens.roles'),
          value: ({ roles }) => roles.map((role) => text(`people.role.${role}`)).join(', '),
        },
        { label: text('tokens.created_by'), value: (token) => token.created_by },
        {
          label: text('tokens.expires_at'),
          value: ({ expires_at: at }) => at,
          render: ({ expires_at: at }) => time(at),
        },
        {
          label: text('tokens.used_at'),
          value: ({ used_at: at }) => at ?? '',
          render: ({ used_at: at }) => (at === null ? text('people.never') : time(at)),
        },
        { label: text('people.actions'), render: () => <RevokeButton /> },
      ]}
    />
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
