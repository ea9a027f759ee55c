import { Chip } from '@mui/material';
import { DataTable, FunctionField, List, SelectInput, TextInput } from 'ra-ui-materialui';
import { ACCOUNT_STATES } from '#shared/contract/account.ts';
import type { Application } from '#shared/contract/application.ts';
import { TimeField } from '#admin/fields/time-field.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { ApplicationDetails } from './application-details.tsx';

/** Accounts of the public site, those to decide on first asked for. */
export function ApplicationList() {
  const text = useMessages();
  const filters = [
    <TextInput key="q" source="q" type="search" label={text('applications.search')} alwaysOn />,
    <SelectInput
      key="state"
      source="state"
      label={text('applications.state')}
      choices={ACCOUNT_STATES.map((id) => ({ id, name: text(`applications.state.${id}`) }))}
      translateChoice={false}
      alwaysOn
    />,
  ];
  return (
    <List title={text('applications.title')} filters={filters} exporter={false} empty={false}>
      <DataTable<Application> bulkActionButtons={false} expand={<ApplicationDetails />} rowClick="expand">
        <DataTable.Col label={text('applications.created_at')} disableSort>
          <TimeField source="created_at" />
        </DataTable.Col>
        <DataTable.Col label={text('applications.company')} disableSort>
          <FunctionField<Application> render={({ company }) => company?.name ?? ''} />
        </DataTable.Col>
        <DataTable.Col source="name" label={text('applications.name')} disableSort />
        <DataTable.Col source="email" label={text('applications.email')} disableSort />
        <DataTable.Col label={text('applications.state')} disableSort>
          <FunctionField<Application>
            render={({ state, decisions }) => (
              <Chip
                size="small"
                variant={decisions.includes('refuse') ? 'filled' : 'outlined'}
                label={text(`applications.state.${state}`)}
              />
            )}
          />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
