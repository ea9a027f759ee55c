import { Alert, Stack } from '@mui/material';
import { usePermissions } from 'ra-core';
import { Title } from 'ra-ui-materialui';
import type { Permissions } from '#admin/auth/auth-provider.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { OwnPassword } from './own-password.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { SecondFactor } from './second-factor.tsx';

/** The operator's own second factor, sessions and password. */
export function ProfilePage() {
  const text = useMessages();
  const { permissions } = usePermissions<Permissions>();
  const mustEnrol = permissions?.mustEnrol === true;
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: 720 }}>
      <Title title={text('profile.title')} />
      {mustEnrol && <Alert severity="warning">{text('profile.must_enrol')}</Alert>}
      <SecondFactor />
      {!mustEnrol && (
        <>
          <OwnSessions />
          <OwnPassword />
        </>
      )}
    </Stack>
  );
}
