import { Alert, Stack } from '@mui/material';
import { useNotify, useRecordContext, useRefresh } from 'ra-core';
import type { Application } from '#shared/contract/application.ts';
import { useApi } from '#admin/app/api-context.ts';
import { ConfirmedButton } from '#admin/fields/confirmed-button.tsx';
import { Facts } from '#admin/fields/facts.tsx';
import { CallField, CallForm } from '#admin/fields/form-fields.tsx';
import { useSubmit } from '#admin/fields/use-submit.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** The form of an applicant, the entry of the register, and the decision of the team. */
export function ApplicationDetails() {
  const text = useMessages();
  const application = useRecordContext<Application>();
  if (!application) return null;
  const { company, register, number, phone, decisions } = application;
  return (
    <Stack spacing={2} sx={{ p: 1, maxWidth: 720 }}>
      {company && !register && <Alert severity="warning">{text('applications.not_registered')}</Alert>}
      {register && !register.active && <Alert severity="warning">{text('applications.closed')}</Alert>}
      <Facts
        facts={[
          [text('applications.number'), number],
          [text('applications.phone'), phone],
          [text('applications.applied_with'), company && `${company.name}, SIRET ${company.siret}`],
          [
            text('applications.register'),
            register && `${register.name}, ${register.address_1}, ${register.zipcode} ${register.city}`,
          ],
        ]}
      />
      {decisions.includes('approve') && <ApproveButton application={application} />}
      {decisions.includes('refuse') && <RefusalForm application={application} />}
    </Stack>
  );
}

function ApproveButton({ application: { id, name, email } }: { application: Application }) {
  const text = useMessages();
  const api = useApi();
  const refresh = useRefresh();
  const notify = useNotify();
  return (
    <div>
      <ConfirmedButton
        label={text('applications.approve')}
        title={text('applications.approve_title', { name })}
        content={text('applications.approve_text', { email })}
        onConfirmed={async () => {
          await api.call('POST /customer-validate/{id}/approve', { params: { id }, body: {} });
          notify('applications.approved', { type: 'success' });
          refresh();
        }}
      />
    </div>
  );
}

function RefusalForm({ application: { id } }: { application: Application }) {
  const text = useMessages();
  const api = useApi();
  const refresh = useRefresh();
  const notify = useNotify();
  const submission = useSubmit(async (values) => {
    await api.call('POST /customer-validate/{id}/refuse', {
      params: { id },
      body: { reason: values['reason'] ?? '' },
    });
    notify('applications.refused', { type: 'success' });
    refresh();
  });
  return (
    <CallForm submission={submission} button={text('applications.refuse')}>
      <CallField
        name="reason"
        label={text('applications.reason')}
        helperText={text('applications.reason_help')}
        multiline
        minRows={2}
        fullWidth
        required
        submission={submission}
      />
    </CallForm>
  );
}
