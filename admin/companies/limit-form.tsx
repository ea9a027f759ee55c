import { useGetIdentity, useNotify, useRecordContext, useRefresh } from 'ra-core';
import type { CompanyWithCredit } from '#shared/contract/credit.ts';
import { useApi } from '#admin/app/api-context.ts';
import { CallField, CallForm } from '#admin/fields/form-fields.tsx';
import { useIfMatch } from '#admin/fields/use-if-match.ts';
import { useSubmit } from '#admin/fields/use-submit.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Sets the credit limit of a company under the name of the operator. */
export function LimitForm() {
  const text = useMessages();
  const api = useApi();
  const refresh = useRefresh();
  const notify = useNotify();
  const { identity } = useGetIdentity();
  const match = useIfMatch();
  const company = useRecordContext<CompanyWithCredit>();
  const submission = useSubmit(async (values) => {
    if (!company) return;
    await api.call('PUT /company/{id}/credit-limit', {
      params: { id: company.id },
      body: { limit: Number(values['limit']), by: identity?.fullName ?? '' },
      ...match,
    });
    notify('companies.done', { type: 'success' });
    refresh();
  });
  if (!company) return null;
  return (
    <CallForm submission={submission} button={text('companies.set')}>
      <CallField
        name="limit"
        type="number"
        label={text('companies.new_limit')}
        helperText={text('companies.limit_help')}
        defaultValue={company.credit.limit}
        slotProps={{ htmlInput: { min: 0, step: '0.01' } }}
        required
        submission={submission}
      />
    </CallForm>
  );
}
