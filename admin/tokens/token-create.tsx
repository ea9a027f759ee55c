import {
  Alert,
  Card,
  CardContent,
  Checkbox,
  FormControlLabel,
  FormGroup,
  FormLabel,
  Link,
  TextField,
} from '@mui/material';
import { Title } from 'ra-ui-materialui';
import { useState } from 'react';
import { useApi } from '#admin/app/api-context.ts';
import { CallField, CallForm } from '#admin/fields/form-fields.tsx';
import { useSubmit } from '#admin/fields/use-submit.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { ROLES } from '#admin/people/role-choices.ts';

const DEFAULT_DAYS = 90;
const DAY_MS = 24 * 3_600_000;

/** Creates a token of a program and shows its secret, once. */
export function TokenCreate() {
  const text = useMessages();
  const api = useApi();
  const [defaultEnd] = useState(() =>
    new Date(Date.now() + DEFAULT_DAYS * DAY_MS).toISOString().slice(0, 10),
  );
  const [secret, setSecret] = useState<string>();
  const submission = useSubmit(async (values) => {
    const body = {
      name: values['name'] ?? '',
      roles: ROLES.filter((role) => values[`role-${role}`] === 'on'),
      expires_at: endOfDay(values['expires_at'] ?? ''),
    };
    const created = await api.call('POST /operator/token', { body });
    setSecret(created.token);
  });
  return (
    <Card sx={{ mt: 2, maxWidth: 640 }}>
      <Title title={text('tokens.create')} />
      <CardContent>
        {secret === undefined ? (
          <CallForm submission={submission} button={text('tokens.create')}>
            <CallField name="name" label={text('tokens.name')} required submission={submission} />
            <FormGroup>
              <FormLabel>{text('tokens.roles')}</FormLabel>
              {ROLES.map((role) => (
                <FormControlLabel
                  key={role}
                  control={<Checkbox name={`role-${role}`} />}
                  label={text(`people.role.${role}`)}
                />
              ))}
            </FormGroup>
            <CallField
              name="expires_at"
              type="date"
              label={text('tokens.expires_at')}
              defaultValue={defaultEnd}
              slotProps={{ inputLabel: { shrink: true } }}
              required
              submission={submission}
            />
          </CallForm>
        ) : (
          <>
            <Alert severity="warning">{text('tokens.once')}</Alert>
            <TextField
              id="secret"
              label={text('tokens.secret')}
              value={secret}
              slotProps={{ htmlInput: { readOnly: true } }}
              onFocus={(event) => event.target.select()}
            />
            <Link href="#/tokens">{text('tokens.back')}</Link>
          </>
        )}
      </CardContent>
    </Card>
  );
}

/** Last second of a typed day; an empty field stays invalid, and the API refuses it by name. */
function endOfDay(day: string): string {
  const time = new Date(`${day}T23:59:59Z`);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
}
