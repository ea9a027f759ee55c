import { Stack, Typography } from '@mui/material';
import { useRecordContext } from 'ra-core';
import { Show } from 'ra-ui-materialui';
import { useState } from 'react';
import type { DeskTicket, TicketSummary } from '#shared/contract/ticket-desk.ts';
import { TwoColumns } from '#admin/fields/two-columns.tsx';
import { TimeField } from '#admin/fields/time-field.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { TicketActions } from './ticket-actions.tsx';
import { TicketMessageForm } from './ticket-message-form.tsx';
import { TicketFacts } from './ticket-facts.tsx';
import { TicketState } from './ticket-state.tsx';
import { TicketThread } from './ticket-thread.tsx';

/** A ticket with its thread, its attachments and the response of the team. */
export function TicketPage() {
  return (
    <Show title={<TicketTitle />} actions={false} component="div">
      <TicketContent />
    </Show>
  );
}

function TicketTitle() {
  const ticket = useRecordContext<DeskTicket>();
  return useMessages()('tickets.one', { reference: ticket?.reference ?? '' });
}

function TicketContent() {
  const ticket = useRecordContext<DeskTicket | TicketSummary>();
  // Each sent message begins an empty form; a message of a colleague leaves what is typed.
  const [sent, setSent] = useState(0);
  // The library shows the entry of the list until the ticket has arrived.
  if (!ticket || !('messages' in ticket)) return null;
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <TicketState state={ticket.state} />
        <Typography component="h2" variant="h6">
          {ticket.subject}
        </Typography>
        <TimeField source="created_at" />
      </Stack>
      <TicketActions ticket={ticket} />
      <TwoColumns>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <TicketThread ticket={ticket} />
          <TicketMessageForm key={sent} ticket={ticket} onSent={() => setSent(sent + 1)} />
        </Stack>
        <TicketFacts ticket={ticket} />
      </TwoColumns>
    </Stack>
  );
}
