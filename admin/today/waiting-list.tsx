import { List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material';
import type { OperatorToday } from '#shared/contract/operator-today.ts';
import type { OperatorRole } from '#shared/contract/operator-role.ts';
import { mayOpen } from '#admin/app/access.ts';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { linkOfWork } from './work-links.ts';

/** Work that waits, each kind with a link to its list. */
export function WaitingList({
  waiting,
  roles,
}: {
  waiting: OperatorToday['waiting'];
  roles: readonly OperatorRole[];
}) {
  const text = useMessages();
  const found = waiting.filter(({ count }) => count > 0);
  return (
    <SectionCard title={text('today.waiting')}>
      {found.length === 0 && <Typography>{text('today.nothing')}</Typography>}
      <List disablePadding>
        {found.map(({ work, count }) => {
          const label = (
            <ListItemText primary={text(`today.work.${work}`, { count })} slotProps={{ primary: LINK }} />
          );
          const href = linkOfWork(work, (screen) => mayOpen(roles, screen));
          return href === undefined ? (
            <ListItem key={work}>{label}</ListItem>
          ) : (
            <ListItem key={work} disablePadding>
              <ListItemButton component="a" href={href}>
                {label}
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
    </SectionCard>
  );
}

const LINK = { color: 'primary' } as const;
