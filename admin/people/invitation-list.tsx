import { useRecordContext } from 'ra-core';
import { DeleteWithConfirmButton } from 'ra-ui-materialui';
import type { ResponseOf } from '#shared/contract/operation-types.ts';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordList } from '#admin/lists/record-list.tsx';

type Invitation = ResponseOf<'GET /operator/invitation'>['items'][number];

/** Invitations that have not been accepted yet. */
export function InvitationList() {
  const text = useMessages();
  const { time } = useFormats();
  return (
    <RecordList<Invitation>
      title={text('people.invitations')}
      file="invitations"
      create={text('ra.action.create')}
      empty={false}
      disableSyncWithLocation
      rowClick={false}
      columns={[
        { label: text('people.email'), value: ({ email }) => email },
        { label: text('people.role'), value: ({ role }) => text(`people.role.${role}`) },
        { label: text('people.invited_by'), value: (invitation) => invitation.invited_by },
        {
          label: text('people.expires_at'),
          value: ({ expires_at: at }) => at,
          render: ({ expires_at: at }) => time(at),
        },
        { label: text('people.actions'), render: () => <WithdrawButton /> },
      ]}
    />
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
