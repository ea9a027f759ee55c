import { List, ListItem, ListItemText } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#admin/app/api-context.ts';
import { ConfirmedButton } from '#admin/fields/confirmed-button.tsx';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { SectionCard } from '#admin/fields/section-card.tsx';

const KEY = ['own sessions'];

/** Open sessions of the operator, each of which can be ended. */
export function OwnSessions() {
  const text = useMessages();
  const api = useApi();
  const { time } = useFormats();
  const queries = useQueryClient();
  const { data } = useQuery({ queryKey: KEY, queryFn: () => api.call('GET /operator/sessions') });
  return (
    <SectionCard title={text('profile.sessions')}>
      <List dense disablePadding>
        {data?.items.map(({ id, used_at: usedAt, address, browser, current }) => (
          <ListItem key={id} disableGutters sx={{ gap: 2, flexWrap: 'wrap' }}>
            <ListItemText
              primary={text('profile.session', { time: time(usedAt), address })}
              secondary={browser}
            />
            {current ? (
              <span>{text('profile.this_session')}</span>
            ) : (
              <ConfirmedButton
                label={text('profile.end_session')}
                title={text('profile.end_session_title')}
                content={text('profile.end_session_text')}
                onConfirmed={async () => {
                  await api.call('DELETE /operator/sessions/{id}', { params: { id } });
                  await queries.invalidateQueries({ queryKey: KEY });
                }}
              />
            )}
          </ListItem>
        ))}
      </List>
    </SectionCard>
  );
}
