import { Card, CardContent, List, ListItemButton, ListItemText, Typography } from '@mui/material';
import { useGetIdentity, usePermissions } from 'ra-core';
import { Title } from 'ra-ui-materialui';
import type { Permissions } from '#admin/auth/auth-provider.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { mayOpen, SCREEN_NAMES } from './access.ts';

/** First page: the operator, its roles and the screens that they open. */
export function HomePage() {
  const text = useMessages();
  const { data: identity } = useGetIdentity();
  const { permissions } = usePermissions<Permissions>();
  const roles = permissions?.roles ?? [];
  const open = SCREEN_NAMES.filter((name) => mayOpen(roles, name));
  return (
    <Card sx={{ mt: 2 }}>
      <Title title={text('shell.home')} />
      <CardContent>
        <Typography variant="h5" component="h2">
          {text('shell.hello', { name: identity?.fullName ?? '' })}
        </Typography>
        <Typography>{roles.map((role) => text(`people.role_help.${role}`)).join(' ')}</Typography>
        {open.length === 0 && <Typography sx={{ mt: 2 }}>{text('shell.nothing_open')}</Typography>}
        <List component="nav" aria-label={text('shell.home')}>
          {open.map((name) => (
            <ListItemButton key={name} component="a" href={`#/${name}`}>
              <ListItemText primary={text(`shell.menu.${name}`)} secondary={text(`shell.about.${name}`)} />
            </ListItemButton>
          ))}
        </List>
      </CardContent>
    </Card>
  );
}
