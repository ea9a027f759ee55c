import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { ApiError } from '#shared/api/api-error.ts';
import type { ResponseOf } from '#shared/contract/operation-types.ts';
import { useApi } from '#admin/app/api-context.ts';
import { useErrorText } from '#admin/app/error-text.ts';
import { CodeField } from '#admin/fields/account-fields.tsx';
import { CallForm } from '#admin/fields/form-fields.tsx';
import { useSubmit } from '#admin/fields/use-submit.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { RemoveSecondFactor } from './remove-second-factor.tsx';

type Secret = ResponseOf<'POST /operator/second-factor'>;
type State =
  | { step: 'closed' }
  | { step: 'secret'; secret: Secret }
  | { step: 'codes'; codes: string[] }
  | { step: 'enrolled' };

/** Sets up codes of an authenticator, with recovery codes shown once, or removes them. */
export function SecondFactor() {
  const text = useMessages();
  const api = useApi();
  const errors = useErrorText();
  const [state, setState] = useState<State>({ step: 'closed' });
  const [error, setError] = useState<string>();
  const begin = async () => {
    try {
      setState({ step: 'secret', secret: await api.call('POST /operator/second-factor') });
    } catch (refusal) {
      if (refusal instanceof ApiError && refusal.body.code === 'already_enrolled')
        setState({ step: 'enrolled' });
      else setError(errors.ofCall(refusal));
    }
  };
  return (
    <SectionCard title={text('profile.second_factor')}>
      {error && <Alert severity="error">{error}</Alert>}
      {state.step === 'closed' && (
        <>
          <Typography gutterBottom>{text('profile.second_factor_help')}</Typography>
          <Button variant="outlined" onClick={() => void begin()}>
            {text('profile.set_up')}
          </Button>
        </>
      )}
      {state.step === 'secret' && (
        <ConfirmSecret secret={state.secret} onCodes={(codes) => setState({ step: 'codes', codes })} />
      )}
      {state.step === 'codes' && <RecoveryCodes codes={state.codes} />}
      {state.step === 'enrolled' && <RemoveSecondFactor onRemoved={() => setState({ step: 'closed' })} />}
    </SectionCard>
  );
}

function ConfirmSecret({ secret, onCodes }: { secret: Secret; onCodes: (codes: string[]) => void }) {
  const text = useMessages();
  const api = useApi();
  const submission = useSubmit(async ({ code = '' }) => {
    const { recovery_codes: codes } = await api.call('POST /operator/second-factor/confirmation', {
      body: { code },
    });
    onCodes(codes);
  });
  return (
    <>
      <Typography gutterBottom>{text('profile.scan')}</Typography>
      <Box
        component="img"
        src={`data:image/svg+xml,${encodeURIComponent(secret.qr)}`}
        alt={text('profile.qr')}
        sx={{ width: 220, height: 220, display: 'block' }}
      />
      <Typography gutterBottom>{text('profile.secret')}</Typography>
      <Typography component="code" sx={{ overflowWrap: 'anywhere' }}>
        {secret.secret}
      </Typography>
      <CallForm submission={submission} button={text('profile.confirm_code')}>
        <CodeField submission={submission} />
      </CallForm>
    </>
  );
}

/** The session has new rights: the application is loaded again. */
function reloadApplication(): void {
  location.hash = '#/';
  location.reload();
}

/** Recovery codes, in this moment only. */
function RecoveryCodes({ codes }: { codes: string[] }) {
  const text = useMessages();
  return (
    <>
      <Alert severity="warning">{text('profile.recovery_help')}</Alert>
      <Box
        component="ul"
        aria-label={text('profile.recovery_codes')}
        sx={{ columns: 2, fontFamily: 'monospace' }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button variant="contained" onClick={reloadApplication}>
        {text('profile.codes_stored')}
      </Button>
    </>
  );
}
