import { Stack, Typography } from '@mui/material';
import { useRefresh } from 'ra-core';
import { useState } from 'react';
import type { OperatorOrder } from '#shared/contract/fulfilment.ts';
import { useApi } from '#admin/app/api-context.ts';
import { CallField, CallForm } from '#admin/fields/form-fields.tsx';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useSubmit } from '#admin/fields/use-submit.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { useRight } from '#admin/app/rights.ts';

const MAX_NOTE = 2000;

/** Internal notes, which the buyer never sees. */
export function OrderNotes({ order: { id, notes } }: { order: OperatorOrder }) {
  const text = useMessages();
  const { time } = useFormats();
  const mayWrite = useRight('note_orders');
  const [sent, setSent] = useState(0);
  return (
    <SectionCard title={text('orders.notes')}>
      <Stack spacing={1}>
        {notes.map((note) => (
          <div key={note.id}>
            <Typography variant="body2" color="text.secondary">
              {text('orders.note_by', { author: note.author, time: time(note.written_at) })}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Typography>
          </div>
        ))}
        {mayWrite && <NoteForm key={sent} orderId={id} onSent={() => setSent(sent + 1)} />}
      </Stack>
    </SectionCard>
  );
}

/** Notes contradict none of a colleague: they are added whatever has changed. */
function NoteForm({ orderId: id, onSent }: { orderId: number; onSent: () => void }) {
  const text = useMessages();
  const api = useApi();
  const refresh = useRefresh();
  const submission = useSubmit(async (values) => {
    const body = { text: values['text'] ?? '' };
    await api.call('POST /fulfilment/order/{id}/note', { params: { id }, body });
    onSent();
    refresh();
  });
  return (
    <CallForm submission={submission} button={text('orders.add_note')}>
      <CallField
        name="text"
        label={text('orders.note')}
        helperText={text('orders.note_help')}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: MAX_NOTE } }}
        submission={submission}
      />
    </CallForm>
  );
}
