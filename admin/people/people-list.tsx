import { Chip, Link } from '@mui/material';
import { FunctionField, List, DataTable } from 'ra-ui-materialui';
import type { OperatorPerson } from '#shared/contract/operator.ts';
import { TimeField } from '#admin/fields/time-field.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** The people who operate the shop. */
export function PeopleList() {
  const text = useMessages();
  return (
    <List title={text('people.title')} exporter={false} disableSyncWithLocation>
      <DataTable<OperatorPerson> bulkActionButtons={false} rowClick="edit">
        <DataTable.Col label={text('people.name')} disableSort>
          <FunctionField<OperatorPerson>
            render={({ id, name }) => <Link href={`#/people/${id}`}>{name}</Link>}
          />
        </DataTable.Col>
        <DataTable.Col source="email" label={text('people.email')} disableSort />
        <DataTable.Col label={text('people.role')} disableSort>
          <FunctionField<OperatorPerson> render={({ role }) => text(`people.role.${role}`)} />
        </DataTable.Col>
        <DataTable.Col label={text('people.second_factor')} disableSort>
          <FunctionField<OperatorPerson>
            render={(person) => text(person.second_factor ? 'people.yes' : 'people.no')}
          />
        </DataTable.Col>
        <DataTable.Col label={text('people.state')} disableSort>
          <FunctionField<OperatorPerson>
            render={({ disabled }) => (
              <Chip
                size="small"
                variant="outlined"
                label={text(disabled ? 'people.disabled' : 'people.active')}
              />
            )}
          />
        </DataTable.Col>
        <DataTable.Col label={text('people.used_at')} disableSort>
          <TimeField source="used_at" empty={text('people.never')} />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
