import { Alert, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '#admin/app/api-context.ts';
import { useErrorText } from '#admin/app/error-text.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

const SEVERITIES = { sent: 'success', stored: 'warning', failed: 'error' } as const;

/** Sends the owner a test message, and says what became of it. */
export function TestMessageButton() {
  const text = useMessages();
  const api = useApi();
  const errorText = useErrorText();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => api.call('POST /operator/test-message'),
  });
  return (
    <>
      <Button variant="outlined" disabled={isPending} onClick={() => mutate()}>
        {text('setup.send_test')}
      </Button>
      <div role="status">
        {data && (
          <Alert severity={SEVERITIES[data.state]} sx={{ mt: 1 }}>
            {text(`setup.test.${data.state}`, { to: data.to, reason: data.reason ?? '' })}
          </Alert>
        )}
        {error && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {errorText.ofCall(error)}
          </Alert>
        )}
      </div>
    </>
  );
}
