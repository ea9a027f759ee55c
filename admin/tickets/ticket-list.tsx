import { Link } from '@mui/material';
import { SelectInput, TextInput } from 'ra-ui-materialui';
import { TICKET_STATES, type TicketSummary } from '#shared/contract/ticket-desk.ts';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordList } from '#admin/lists/record-list.tsx';
import { TicketState } from './ticket-state.tsx';

/** Messages of visitors, the last changed first. */
export function TicketList() {
  const text = useMessages();
  const { time } = useFormats();
  const filters = [
    <TextInput key="q" source="q" type="search" label={text('tickets.search')} alwaysOn />,
    <TextInput key="company_id" source="company_id" label={text('tickets.company_number')} />,
    <SelectInput
      key="state"
      source="state"
      label={text('tickets.state')}
      choices={TICKET_STATES.map((id) => ({ id, name: text(`tickets.state.${id}`) }))}
      translateChoice={false}
      alwaysOn
    />,
  ];
  return (
    <RecordList<TicketSummary>
      title={text('tickets.title')}
      file="tickets"
      filters={filters}
      filterDefaultValues={{ state: 'open' }}
      empty={false}
      rowClick="show"
      columns={[
        {
          label: text('tickets.reference'),
          value: ({ reference }) => reference,
          render: ({ id, reference }) => <Link href={`#/tickets/${id}/show`}>{reference}</Link>,
        },
        {
          label: text('tickets.state'),
          value: ({ state }) => text(`tickets.state.${state}`),
          render: ({ state }) => <TicketState state={state} />,
        },
        { label: text('tickets.subject'), value: ({ subject }) => subject },
        { label: text('tickets.name'), value: ({ name }) => name },
        { label: text('tickets.message'), value: ({ start }) => start },
        {
          label: text('tickets.changed_at'),
          value: ({ changed_at: at }) => at,
          render: ({ changed_at: at }) => time(at),
        },
      ]}
    />
  );
}
