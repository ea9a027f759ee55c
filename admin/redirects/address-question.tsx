import { Button, Card, CardContent, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { AddressSteps } from './address-steps.tsx';

/** Asks where an address leads, and why. */
export function AddressQuestion() {
  const text = useMessages();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string>();
  return (
    <Card sx={{ mt: 2 }}>
      <CardContent>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setAsked(typed.trim() || undefined);
          }}
        >
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: 'center' }}>
            <TextField
              label={text('redirects.question')}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button type="submit">{text('redirects.ask')}</Button>
          </Stack>
        </form>
        <div role="status">{asked !== undefined && <AddressSteps address={asked} />}</div>
      </CardContent>
    </Card>
  );
}
