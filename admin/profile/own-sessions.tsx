import { List, ListItem, ListItemText } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { useApi } from '#admin/app/api-context.ts';
import { ConfirmedButton } from '#admin/fields/confirmed-button.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { SectionCard } from '#admin/fields/section-card.tsx';

const KEY = ['own sessions'];

/** Open sessions of the operator, each of which can be ended. */
export function OwnSessions() {
  const text = useMessages();
  const api = useApi();
  const locale = useLocale();
  const queries = useQueryClient();
  const { data } = useQuery({ queryKey: KEY, queryFn: () => api.call('GET /operator/sessions') });
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <SectionCard title={text('profile.sessions')}>
      <List dense disablePadding>
        {data?.items.map(({ id, used_at: usedAt, address, browser, current }) => (
          <ListItem key={id} disableGutters sx={{ gap: 2, flexWrap: 'wrap' }}>
            <ListItemText
              primary={text('profile.session', { time: time.format(new Date(usedAt)), address })}
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
