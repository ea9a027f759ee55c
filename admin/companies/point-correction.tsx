import type { CompanyDetails } from '#shared/contract/company-desk.ts';
import { useApi } from '#admin/app/api-context.ts';
import { ActionDialog } from '#admin/fields/action-dialog.tsx';
import { CallField } from '#admin/fields/form-fields.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { PointStatement } from './point-statement.tsx';

const MAX_REASON = 300;

/** Adds or takes points of a person, with a reason that the person reads. */
export function PointCorrection({
  person: { id, name, lang },
  balance,
}: {
  person: CompanyDetails['people'][number];
  balance: number;
}) {
  const text = useMessages();
  const api = useApi();
  return (
    <ActionDialog
      label={text('companies.correct')}
      title={text('companies.correct_title', { name })}
      consequences={[text('companies.correct_balance', { points: balance }), text('companies.correct_text')]}
      done={text('companies.correct_done')}
      send={(values, idempotencyKey) =>
        api.call('POST /operator/customer/{id}/point-correction', {
          params: { id },
          body: { points: Number(values['points']), reason: values['reason'] ?? '' },
          idempotencyKey,
        })
      }
      renderFields={(submission) => (
        <>
          <CallField
            name="points"
            type="number"
            label={text('companies.correct_points')}
            slotProps={{ htmlInput: { step: 1 } }}
            required
            submission={submission}
          />
          <CallField
            name="reason"
            label={text('companies.correct_reason')}
            helperText={text(`companies.correct_reason_help.${lang}`)}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
            required
            submission={submission}
          />
          <PointStatement customerId={id} />
        </>
      )}
    />
  );
}
