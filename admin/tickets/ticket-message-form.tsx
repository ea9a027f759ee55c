import { Card, CardContent, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import {
  TICKET_MESSAGE_KINDS,
  type DeskTicket,
  type TicketMessageKind,
} from '#shared/contract/ticket-desk.ts';
import { useApi } from '#admin/app/api-context.ts';
import { CallField, CallForm } from '#admin/fields/form-fields.tsx';
import { createFormKey } from '#admin/fields/form-key.ts';
import { useSubmit } from '#admin/fields/use-submit.ts';
import { useIfMatch } from '#admin/fields/use-if-match.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Responds to the visitor by mail, or adds a note or what the visitor has said elsewhere. */
export function TicketMessageForm({ ticket, onSent }: { ticket: DeskTicket; onSent: () => void }) {
  const text = useMessages();
  const api = useApi();
  const match = useIfMatch();
  const refresh = useRefresh();
  const notify = useNotify();
  const [kind, setKind] = useState<TicketMessageKind>('response');
  // A repeated request, after a lost connection, mails nothing twice.
  const [key] = useState(createFormKey);
  const submission = useSubmit(async (values) => {
    await api.call('POST /operator/ticket/{id}/message', {
      params: { id: ticket.id },
      body: { kind, text: values['text'] ?? '' },
      idempotencyKey: key,
      ...match,
    });
    notify(`tickets.done.${kind}`, { type: 'success' });
    onSent();
    refresh();
  });
  return (
    <Card>
      <CardContent>
        <CallForm submission={submission} button={text(`tickets.send.${kind}`)}>
          <RadioGroup
            row
            name="kind"
            value={kind}
            aria-label={text('tickets.kind')}
            onChange={(_event, value) => setKind(TICKET_MESSAGE_KINDS.find((one) => one === value) ?? 'note')}
          >
            {TICKET_MESSAGE_KINDS.map((one) => (
              <FormControlLabel
                key={one}
                value={one}
                control={<Radio />}
                label={text(`tickets.choose.${one}`)}
              />
            ))}
          </RadioGroup>
          <CallField
            name="text"
            label={text('tickets.text')}
            helperText={text(`tickets.help.${kind}`, { email: ticket.email })}
            multiline
            minRows={5}
            fullWidth
            required
            submission={submission}
          />
        </CallForm>
      </CardContent>
    </Card>
  );
}
