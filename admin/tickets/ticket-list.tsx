import { Link } from '@mui/material';
import { DataTable, FunctionField, List, SelectInput, TextInput } from 'ra-ui-materialui';
import { TICKET_STATES, type TicketSummary } from '#shared/contract/ticket-desk.ts';
import { TimeField } from '#admin/fields/time-field.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { TicketState } from './ticket-state.tsx';

/** Messages of visitors, the last changed first. */
export function TicketList() {
  const text = useMessages();
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
    <List
      title={text('tickets.title')}
      filters={filters}
      filterDefaultValues={{ state: 'open' }}
      exporter={false}
      empty={false}
    >
      <DataTable<TicketSummary> bulkActionButtons={false} rowClick="show">
        <DataTable.Col label={text('tickets.reference')} disableSort>
          <FunctionField<TicketSummary>
            render={({ id, reference }) => <Link href={`#/tickets/${id}/show`}>{reference}</Link>}
          />
        </DataTable.Col>
        <DataTable.Col label={text('tickets.state')} disableSort>
          <FunctionField<TicketSummary> render={({ state }) => <TicketState state={state} />} />
        </DataTable.Col>
        <DataTable.Col source="subject" label={text('tickets.subject')} disableSort />
        <DataTable.Col source="name" label={text('tickets.name')} disableSort />
        <DataTable.Col source="start" label={text('tickets.message')} disableSort />
        <DataTable.Col label={text('tickets.changed_at')} disableSort>
          <TimeField source="changed_at" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
