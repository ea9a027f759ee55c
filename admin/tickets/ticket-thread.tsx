import { Card, CardContent, Stack, Typography } from '@mui/material';
import { RecordContextProvider } from 'ra-core';
import type { DeskTicket } from '#shared/contract/ticket-desk.ts';
import { TimeField } from '#admin/fields/time-field.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** The message of the visitor and what followed, the first first. */
export function TicketThread({ ticket }: { ticket: DeskTicket }) {
  const text = useMessages();
  const { name, lang, message, created_at: at, messages } = ticket;
  return (
    <Stack
      component="ol"
      spacing={2}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
      aria-label={text('tickets.thread')}
    >
      {message !== '' && (
        <Message title={text('tickets.kind.first', { name })} at={at} lang={lang} words={message} />
      )}
      {messages.map(({ id, kind, author, text: words, at: sentAt }) => (
        <Message
          key={id}
          title={text(`tickets.kind.${kind}`, { author })}
          at={sentAt}
          words={words}
          isNote={kind === 'note'}
        />
      ))}
    </Stack>
  );
}

function Message({
  title,
  at,
  words,
  lang,
  isNote = false,
}: {
  title: string;
  at: string;
  words: string;
  lang?: string;
  isNote?: boolean;
}) {
  return (
    <li>
      <Card variant="outlined" sx={isNote ? { borderStyle: 'dashed' } : {}}>
        <CardContent>
          <Typography component="h3" variant="subtitle2">
            {title}
          </Typography>
          <RecordContextProvider value={{ id: at, at }}>
            <TimeField source="at" />
          </RecordContextProvider>
          <Typography lang={lang} sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {words}
          </Typography>
        </CardContent>
      </Card>
    </li>
  );
}
