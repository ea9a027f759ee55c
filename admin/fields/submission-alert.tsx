import { Alert, AlertTitle, Button } from '@mui/material';
import { useRefresh } from 'ra-core';
import { useMessages } from '#admin/i18n/use-messages.ts';
import type { Submission } from './use-submit.ts';

/**
 * The refusal of a form, in words. When another person has changed the record, the operator reloads it before sending
 * the form again, which keeps what was typed.
 */
export function SubmissionAlert({
  submission: { error, hasConflict, onReload },
}: {
  submission: Submission;
}) {
  const text = useMessages();
  const refresh = useRefresh();
  return (
    <div role="alert">
      {error && <Alert severity="error">{error}</Alert>}
      {hasConflict && (
        <Alert severity="warning">
          <AlertTitle>{text('records.conflict_title')}</AlertTitle>
          {text('records.conflict_kept')}
          <div>
            <Button
              color="inherit"
              onClick={() => {
                refresh();
                onReload();
              }}
            >
              {text('records.reload')}
            </Button>
          </div>
        </Alert>
      )}
    </div>
  );
}
