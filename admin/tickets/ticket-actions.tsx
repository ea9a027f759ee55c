import { Button, Stack } from '@mui/material';
import { useNotify, useRefresh } from 'ra-core';
import { isOutdatedWrite } from '#admin/app/is-outdated-write.ts';
import type { DeskTicket } from '#shared/contract/ticket-desk.ts';
import { useApi } from '#admin/app/api-context.ts';
import { useErrorText } from '#admin/app/error-text.ts';
import { useIfMatch } from '#admin/fields/use-if-match.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RemoveButton } from '#admin/records/remove-button.tsx';

/** Closes, opens again or removes a ticket. */
export function TicketActions({ ticket: { id, reference, state } }: { ticket: DeskTicket }) {
  const text = useMessages();
  const error = useErrorText();
  const api = useApi();
  const match = useIfMatch();
  const refresh = useRefresh();
  const notify = useNotify();
  const next = state === 'closed' ? 'open' : 'closed';
  const change = async () => {
    try {
      await api.call('PUT /operator/ticket/{id}/state', {
        params: { id },
        body: { state: next },
        ...match,
      });
      refresh();
    } catch (refusal) {
      notify(isOutdatedWrite(refusal) ? 'tickets.changed' : error.ofCall(refusal), { type: 'error' });
      refresh();
    }
  };
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => void change()}>
        {text(`tickets.to.${next}`)}
      </Button>
      <RemoveButton
        label={text('tickets.remove')}
        title={text('tickets.remove_title', { reference })}
        content={text('tickets.remove_text')}
        hasForm={false}
      />
    </Stack>
  );
}
