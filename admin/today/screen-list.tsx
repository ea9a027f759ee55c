import { Box, List, ListItemButton, ListItemText, Typography } from '@mui/material';
import type { OperatorRole } from '#shared/contract/operator-role.ts';
import { openGroups, type ScreenGroup } from '#admin/app/access.ts';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** The screens that the roles open, with what each is for. */
export function ScreenList({ roles }: { roles: readonly OperatorRole[] }) {
  const text = useMessages();
  const groups = openGroups(roles);
  return (
    <SectionCard title={text('today.screens')}>
      {groups.length === 0 && <Typography>{text('shell.nothing_open')}</Typography>}
      <Box component="nav" aria-label={text('today.screens')}>
        {groups.map((group) => (
          <GroupLinks key={group.name} {...group} />
        ))}
      </Box>
    </SectionCard>
  );
}

function GroupLinks({ name, screens }: ScreenGroup) {
  const text = useMessages();
  const title = text(`shell.group.${name}`);
  return (
    <>
      <Typography variant="overline" component="h3">
        {title}
      </Typography>
      <List aria-label={title} disablePadding sx={{ mb: 2 }}>
        {screens.map((screen) => (
          <li key={screen}>
            <ListItemButton component="a" href={`#/${screen}`}>
              <ListItemText
                primary={text(`shell.menu.${screen}`)}
                secondary={text(`shell.about.${screen}`)}
              />
            </ListItemButton>
          </li>
        ))}
      </List>
    </>
  );
}
