import { Chip } from '@mui/material';
import type { TicketState as State } from '#shared/contract/ticket-desk.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** State of a ticket; one that awaits the team stands out. */
export function TicketState({ state }: { state: State }) {
  const text = useMessages();
  return (
    <Chip
      size="small"
      variant={state === 'open' ? 'filled' : 'outlined'}
      label={text(`tickets.state.${state}`)}
    />
  );
}
